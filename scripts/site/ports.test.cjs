const { createServer } = require('node:net');
const { firstFreePort } = require('./ports.mjs');

it('a port that is taken is passed over', async () => {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  expect(await firstFreePort('127.0.0.1', port)).toBeGreaterThan(port);
  await new Promise((resolve) => server.close(resolve));
  expect(await firstFreePort('127.0.0.1', port)).toBe(port);
});
