const { mkdtempSync, readFileSync, rmSync } = require('node:fs');
const { createServer } = require('node:http');
const { tmpdir } = require('node:os');
const path = require('node:path');
const { setTimeout: pause } = require('node:timers/promises');
const { registryFollower } = require('./registryFollower.mjs');

let folder;
let file;
let server;
let reply;
let follower;
let logged;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'follower-'));
  file = path.join(folder, 'registry.json');
  reply = { status: 200, text: registry('one') };
  server = createServer((request, response) => {
    const etag = `"${reply.text.length}${reply.text}"`.replace(/[^\w"]/g, '');
    const isKnown = reply.status === 200 && request.headers['if-none-match'] === etag;
    response.writeHead(isKnown ? 304 : reply.status, { etag }).end(isKnown ? undefined : reply.text);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${server.address().port}/registry.json`;
  follower = registryFollower({ address, file, every: 10 });
  logged = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});

afterEach(async () => {
  await follower.stop();
  logged.mockRestore();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

const registry = (live) => JSON.stringify({ format: 3, remotes: { 'mf-wall': { live } }, history: [] });
const copy = () => readFileSync(file, 'utf8');

async function until(isSo) {
  while (!isSo()) await pause(5);
}

it('copies the registry at the start, and every change soon after', async () => {
  await follower.open();
  expect(copy()).toBe(registry('one'));
  reply.text = registry('two');
  await until(() => copy() === registry('two'));
});

it('keeps the last copy while the registry is unreachable or damaged, and logs that once', async () => {
  await follower.open();
  reply = { status: 503, text: '' };
  await until(() => logged.mock.calls.length > 0);
  await pause(50);
  expect(logged).toHaveBeenCalledTimes(1);
  expect(logged.mock.calls[0][0]).toContain('cannot be read: 503');

  reply = { status: 200, text: '{"remotes":' };
  await until(() => logged.mock.calls.length > 1);
  expect(copy()).toBe(registry('one'));

  reply = { status: 200, text: registry('two') };
  await until(() => copy() === registry('two'));
});

it('does not start a site without any copy of the registry', async () => {
  reply = { status: 404, text: '' };
  await expect(follower.open()).rejects.toThrow(/cannot be read: 404/);
});
