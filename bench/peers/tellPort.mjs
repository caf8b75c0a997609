/** Tells whoever started this program where it listens, and ends when asked or with them. */
export function tellPort(server) {
  process.send({ port: server.address().port });
  process.on('SIGTERM', () => process.exit());
  process.on('disconnect', () => process.exit());
}
