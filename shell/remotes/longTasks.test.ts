let sent: unknown[];
let report: (frames: object[]) => void;
let observed: unknown;

beforeAll(async () => {
  sent = [];
  window.fetch = jest.fn(async (_address: string, { body }: RequestInit) => {
    sent.push(JSON.parse(body as string));
  }) as unknown as typeof fetch;
  window.PerformanceObserver = class {
    constructor(callback: (list: { getEntries(): object[] }) => void) {
      report = (frames) => callback({ getEntries: () => frames });
    }
    observe(options: unknown) {
      observed = options;
    }
  } as unknown as typeof PerformanceObserver;
  await import('./longTasks');
});

const script = (sourceURL: string, duration: number) => ({ sourceURL, duration });

test('an area whose scripts took 200 ms of a frame is reported with its version, once', () => {
  expect(observed).toEqual({ type: 'long-animation-frame', buffered: true });
  const frame = {
    scripts: [
      script('https://prayers.example.org/mf/mf-wall/1a2b/7.js', 150),
      script('https://prayers.example.org/mf/~2/mf-wall/1a2b/remoteEntry.js', 60),
      script('https://cdn.example.org/mf/mf-groups/3c4d/remoteEntry.js', 190),
      script('https://prayers.example.org/assets/shell.5e.js', 900),
      script('', 900),
    ],
  };
  report([frame, frame]);
  expect(sent).toEqual([{ code: 'PW-112', area: 'mf-wall', version: '1a2b' }]);
});
