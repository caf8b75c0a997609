import { runInNewContext } from 'node:vm';
import { webcrypto } from 'node:crypto';
import { pressScript } from './pressScript';

interface Sent {
  address: string;
  traceparent: string | null;
  body: string | undefined;
}

/** A page with the script, and its clock. */
function openPage() {
  const sent: Sent[] = [];
  const answers: (() => void)[] = [];
  let now = 0;
  let timers: { at: number; act(): void }[] = [];
  let click: ((event: { isTrusted: boolean }) => void) | undefined;
  const window = {
    fetch(address: string, options: RequestInit = {}): Promise<void> {
      const traceparent = new Headers(options.headers).get('traceparent');
      sent.push({ address, traceparent, body: options.body as string | undefined });
      return new Promise((resolve) => answers.push(resolve));
    },
  };
  runInNewContext(pressScript, {
    window,
    Headers,
    crypto: webcrypto,
    performance: { now: () => now },
    addEventListener: (_type: string, listener: typeof click) => (click = listener),
    setTimeout: (act: (given: unknown) => void, ms: number, given: unknown) =>
      timers.push({ at: now + ms, act: () => act(given) }),
  });
  return {
    sent,
    press: (isTrusted = true) => click?.({ isTrusted }),
    request: (address = '/graphql', headers = {}) =>
      void window.fetch(address, { method: 'POST', headers, body: '{}' }),
    async answer() {
      answers.splice(0).forEach((resolve) => resolve());
      await new Promise((resolve) => setImmediate(resolve));
    },
    pass(ms: number) {
      now += ms;
      const due = timers.filter(({ at }) => at <= now);
      timers = timers.filter(({ at }) => at > now);
      due.forEach(({ act }) => act());
    },
  };
}

test('what a press requests belongs to it, and it is reported once all has arrived', async () => {
  const page = openPage();
  page.press();
  page.pass(20);
  page.request();
  page.pass(100);
  await page.answer();
  page.pass(10);
  page.request();
  page.pass(100);
  await page.answer();
  expect(page.sent).toHaveLength(2);
  page.pass(1000);
  const [first, second, report, ...others] = page.sent;
  expect(others).toEqual([]);
  expect(first?.traceparent).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
  expect(second?.traceparent).toBe(first?.traceparent);
  expect(report?.address).toBe('/traces/press');
  expect(JSON.parse(report!.body!)).toEqual({ traceparent: first?.traceparent, ago: 1230, ms: 230 });
});

test('each press begins a trace', () => {
  const page = openPage();
  page.press();
  page.request();
  page.press();
  page.request();
  const [first, second] = page.sent;
  expect(second?.traceparent).not.toBe(first?.traceparent);
});

test('other requests have none', () => {
  const page = openPage();
  page.request();
  page.press(false);
  page.request();
  page.press();
  page.request('/api/stats');
  page.request('https://elsewhere.example/graphql');
  page.request('/graphql', { accept: 'text/event-stream' });
  page.pass(1001);
  page.request();
  expect(page.sent.map(({ traceparent }) => traceparent)).toEqual(page.sent.map(() => null));
});

test('a press that requests nothing is not reported', () => {
  const page = openPage();
  page.press();
  page.pass(5000);
  expect(page.sent).toEqual([]);
});
