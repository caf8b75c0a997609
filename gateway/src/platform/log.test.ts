import postgres from 'postgres';
import { closeSync, openSync } from 'node:fs';
import { describeError, openDestination, openLog } from './log';

function written(error: unknown): string {
  const lines: string[] = [];
  openLog('error', { write: (line) => lines.push(line) }).error({ err: error }, 'a request failed');
  return lines.join('');
}

test('an error is logged with name, message and stack', () => {
  const line = JSON.parse(written(new TypeError('no such thing')));
  expect(line).toMatchObject({
    level: 50,
    msg: 'a request failed',
    err: { type: 'TypeError', message: 'no such thing', stack: expect.stringContaining('log.test.ts') },
  });
});

test('a row that the database refused is logged with the constraint but without values', () => {
  const error = Object.assign(
    new postgres.PostgresError('duplicate key value violates "members_email_key"'),
    {
      code: '23505',
      constraint_name: 'members_email_key',
      detail: 'Key (email)=(ruth@example.org) already exists.',
      where: 'unnamed portal parameter $1 = ruth@example.org',
      parameters: ['ruth@example.org'],
      query: "insert into members values ('ruth@example.org')",
    },
  );
  expect(written(error)).not.toContain('ruth');
  expect(describeError(error)).toMatchObject({ code: '23505', constraint: 'members_email_key' });
});

test('a value that the database could not parse is not logged', () => {
  const error = Object.assign(new Error('invalid input syntax for type integer: "ruth "of" moab"'), {
    code: '22P02',
  });
  expect(describeError(error)).toMatchObject({ message: 'invalid input syntax for type integer: "…"' });
  expect(written(error)).not.toContain('ruth');
});

test('nor is a thrown value that is not an error', () => {
  expect(written({ email: 'ruth@example.org' })).not.toContain('ruth');
});

test('a full disk, or a reader that has gone, does not end the process', async () => {
  const ended: unknown[] = [];
  const listener = (error: unknown) => ended.push(error);
  process.on('uncaughtException', listener);
  const full = openSync('/dev/full', 'w');
  const log = openLog('info', openDestination(full));
  for (let line = 0; line < 20_000; line += 1) log.info({ line }, 'a line that finds no room on the disk');
  await new Promise((resolve) => setTimeout(resolve, 50));
  process.off('uncaughtException', listener);
  closeSync(full);
  expect(ended).toEqual([]);
});
