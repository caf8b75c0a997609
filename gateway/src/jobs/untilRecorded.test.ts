import { untilRecorded } from './untilRecorded';

/** Fails with each of the codes in turn, then succeeds. */
function recordAfter(...codes: string[]) {
  let attempts = 0;
  return {
    attempts: () => attempts,
    record(): Promise<void> {
      const code = codes[attempts];
      attempts += 1;
      return code === undefined
        ? Promise.resolve()
        : Promise.reject(Object.assign(new Error(code), { code }));
    },
  };
}

test('what only this process knows is recorded when the database is back', async () => {
  const { record, attempts } = recordAfter('CONNECTION_CLOSED', '25006');
  await untilRecorded(record, () => false);
  expect(attempts()).toBe(3);
});

test('any other error is thrown at once', async () => {
  const { record, attempts } = recordAfter('23505');
  await expect(untilRecorded(record, () => false)).rejects.toThrow('23505');
  expect(attempts()).toBe(1);
});

test('a gateway that stops does not wait for the database', async () => {
  const { record, attempts } = recordAfter('ECONNREFUSED', 'ECONNREFUSED');
  await expect(untilRecorded(record, () => true)).rejects.toThrow('ECONNREFUSED');
  expect(attempts()).toBe(1);
});
