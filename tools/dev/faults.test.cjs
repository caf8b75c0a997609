const { EventEmitter } = require('node:events');
const { setTimeout: pause } = require('node:timers/promises');
const { faultsOverlay } = require('./faultsOverlay.mjs');
const { typeChecker } = require('./types.mjs');

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('the types', () => {
  it('of a saved area are checked alone, and its errors are reported until they are gone', async () => {
    const answers = [
      { code: 2, output: 'mf-wall/a.ts(1,1): error TS2322\n' },
      { code: 0, output: '' },
    ];
    const compile = jest.fn(async () => answers.shift());
    const results = [];
    const types = typeChecker((errors) => results.push(errors), compile);
    types.changed(['mf-wall/a.ts', 'mf-wall/b.ts']);
    await expectSoon(() => expect(results).toEqual([['mf-wall/a.ts(1,1): error TS2322']]));
    types.changed(['mf-wall/a.ts']);
    await expectSoon(() => expect(results.at(-1)).toEqual([]));
    expect(compile.mock.calls).toEqual([['mf-wall'], ['mf-wall']]);
  });

  it('of everything behind schema are checked when it is saved', async () => {
    const compile = jest.fn(async () => ({ code: 0, output: '' }));
    typeChecker(() => undefined, compile).changed(['schema/addresses.ts']);
    await expectSoon(() => {
      for (const name of ['schema', 'kit', 'mf-groups', 'gateway'])
        expect(compile).toHaveBeenCalledWith(name);
    });
  });
});

describe('the overlay', () => {
  let server;
  let sent;
  let endCompilation;
  let overlay;
  beforeEach(() => {
    sent = [];
    server = {
      webSocketServer: { clients: ['open page'], implementation: new EventEmitter() },
      sendMessage: (clients, type, data) => sent.push([...clients, type, data]),
    };
    overlay = faultsOverlay(server, () => new Promise((resolve) => (endCompilation = resolve)));
    overlay.followConnections();
  });

  it('shows faults when the program is compiled, and closes when they are gone', async () => {
    const shown = overlay.show(['TS2322']);
    expect(sent).toEqual([]);
    endCompilation();
    await shown;
    expect(sent).toEqual([['open page', 'errors', ['TS2322']]]);
    const closed = overlay.show([]);
    endCompilation();
    await closed;
    expect(sent.at(-1)).toEqual(['open page', 'still-ok', undefined]);
  });

  it('shows them in a page that is opened later, and nothing without faults', async () => {
    server.webSocketServer.implementation.emit('connection', 'early page');
    expect(sent).toEqual([]);
    const shown = overlay.show(['TS2322']);
    endCompilation();
    await shown;
    server.webSocketServer.implementation.emit('connection', 'later page');
    expect(sent.at(-1)).toEqual(['later page', 'errors', ['TS2322']]);
  });
});

async function expectSoon(expectation) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    try {
      return expectation();
    } catch {
      await pause(20);
    }
  }
  return expectation();
}
