/** Tells whoever started this program where it listens, and ends with them. */
export function tellPort(server) {
  process.send({ port: server.address().port });
  process.on('disconnect', () => process.exit());
}
