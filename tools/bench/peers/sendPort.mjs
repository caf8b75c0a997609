/** Sends the port to the parent process; exits when the parent requests that or has ended. */
export function sendPort(server) {
  process.send({ port: server.address().port });
  process.on('SIGTERM', () => process.exit());
  process.on('disconnect', () => process.exit());
  // With --expose-gc: memory is measured without garbage.
  process.on('message', () => {
    globalThis.gc?.();
    process.send({ heapKb: process.memoryUsage().heapUsed / 1024 });
  });
}
