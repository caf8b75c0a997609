const { mostCrashes, pauseAfter, supervise } = require('./supervise.mjs');

test('a service that crashes is started again within a second, and given up before the pauses grow longer', () => {
  const pauses = Array.from({ length: mostCrashes - 1 }, (_, index) => pauseAfter(index + 1));
  expect(pauses).toEqual([100, 200, 400, 800]);
});

test('a service that crashes is started again, also after a failed start that is worth another attempt', async () => {
  const logged = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const ends = [];
  let attempts = 0;
  let isReady;
  const isBack = new Promise((resolve) => (isReady = resolve));
  const service = supervise('The service', {
    start: async () => ({ ended: new Promise((end) => ends.push(end)), stop: async () => undefined }),
    async untilReady() {
      attempts += 1;
      if (attempts === 2) throw new Error('could not bind');
      if (attempts === 3) isReady();
    },
    stopTimeout: 10,
    transient: /could not bind/,
  });
  await service.open();
  ends[0]('SIGKILL');
  await isBack;
  expect([attempts, logged.mock.calls]).toEqual([
    3,
    [['The service ended by SIGKILL; starting it again.\n']],
  ]);
  await service.stop();
  ends[2]('code 0');
  logged.mockRestore();
});
