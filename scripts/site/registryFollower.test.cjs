const { mkdtempSync, readFileSync, rmSync } = require('node:fs');
const { createServer } = require('node:http');
const { tmpdir } = require('node:os');
const path = require('node:path');
const { setTimeout: pause } = require('node:timers/promises');
const { registryFollower } = require('./registryFollower.mjs');

let folder;
let file;
let server;
let answer;
let follower;
let told;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'follower-'));
  file = path.join(folder, 'registry.json');
  answer = { status: 200, text: registry('one') };
  server = createServer((request, response) => {
    const etag = `"${answer.text.length}${answer.text}"`.replace(/[^\w"]/g, '');
    const isKnown = answer.status === 200 && request.headers['if-none-match'] === etag;
    response.writeHead(isKnown ? 304 : answer.status, { etag }).end(isKnown ? undefined : answer.text);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${server.address().port}/registry.json`;
  follower = registryFollower({ address, file, every: 10 });
  told = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});

afterEach(async () => {
  await follower.stop();
  told.mockRestore();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

const registry = (live) => JSON.stringify({ format: 2, remotes: { 'mf-wall': { live } }, history: [] });
const copy = () => readFileSync(file, 'utf8');

async function until(isSo) {
  while (!isSo()) await pause(5);
}

it('has the registry at the start, and every change soon after', async () => {
  await follower.open();
  expect(copy()).toBe(registry('one'));
  answer.text = registry('two');
  await until(() => copy() === registry('two'));
});

it('leaves the last copy standing when the registry is away or damaged, and says so once', async () => {
  await follower.open();
  answer = { status: 503, text: '' };
  await until(() => told.mock.calls.length > 0);
  await pause(50);
  expect(told).toHaveBeenCalledTimes(1);
  expect(told.mock.calls[0][0]).toContain('cannot be read: 503');

  answer = { status: 200, text: '{"remotes":' };
  await until(() => told.mock.calls.length > 1);
  expect(copy()).toBe(registry('one'));

  answer = { status: 200, text: registry('two') };
  await until(() => copy() === registry('two'));
});

it('does not start a site that has never seen the registry', async () => {
  answer = { status: 404, text: '' };
  await expect(follower.open()).rejects.toThrow(/cannot be read: 404/);
});
