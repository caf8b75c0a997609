import { screen, within } from '@testing-library/react';
import { expectAccessible } from 'kit/testing';
import { someBackups } from '../testing/backups';
import { anOutbox } from '../testing/jobs';
import { showDashboard } from '../testing/showDashboard';

const show = (backups: object = {}) =>
  showDashboard({
    path: '/admin?tab=jobs',
    responses: {
      AdminJobs: () => ({ jobRuns: [], outboxSummary: anOutbox(), failedMails: [] }),
      AdminBackups: () => ({ backups: someBackups(backups) }),
    },
  });

const section = () => screen.findByRole('region', { name: 'Backups' });
const valueOf = async (name: string) =>
  within(await section()).getByText(name, { selector: 'dt' }).nextElementSibling!.textContent;

test('the last good backup is shown, when one was proved, and when the next is made', async () => {
  show({ nextAt: new Date(2030, 0, 5, 3, 0).toISOString() });
  expect(await valueOf('Last good one')).toBe('5 hours ago');
  expect(await valueOf('Last proved')).toBe('2 days ago');
  expect(await valueOf('Next one')).toBe('Jan 5, 2030');
  expect(await section()).toHaveTextContent('1.3 MB · Encrypted');
  await expectAccessible();
});

test('before the first one there is none, and none was proved', async () => {
  show({ isEncrypted: false, lastGoodAt: null, lastGoodBytes: null, lastProvedAt: null });
  expect(await valueOf('Last good one')).toBe('Never yet');
  expect(await valueOf('Last proved')).toBe('Never yet');
  expect(await section()).toHaveTextContent('Not encrypted');
});

test('what went wrong is said, and that it is late', async () => {
  show({ isLate: true, lastError: 'PW-271 /safe cannot be used', lastProofError: 'PW-273 No database' });
  expect(await section()).toHaveTextContent('Late: look at it soon');
  expect(await section()).toHaveTextContent('The last backup failedPW-271 /safe cannot be used');
  expect(await section()).toHaveTextContent('The last backup could not be provedPW-273 No database');
  await expectAccessible();
});

test('without a schedule it says what to set', async () => {
  show({ isScheduled: false, nextAt: null });
  expect(await section()).toHaveTextContent('The site makes no backups by itself');
  expect(await section()).toHaveTextContent('BACKUP_SCHEDULE and BACKUP_TO');
  expect(screen.queryByText('Last good one')).not.toBeInTheDocument();
});
