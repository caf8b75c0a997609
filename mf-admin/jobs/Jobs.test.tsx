import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, Refused, type Responses } from 'kit/testing';
import { variablesOf, passTime, showDashboard } from '../testing/showDashboard';
import { aFailedMail, aJob, anOutbox } from '../testing/jobs';

type State = Parameters<typeof stateOfJobs>[0];

function stateOfJobs({
  jobs = [aJob()],
  outbox = {},
  mails = [],
}: { jobs?: object[]; outbox?: object; mails?: object[] } = {}) {
  return { jobRuns: jobs, outboxSummary: anOutbox(outbox), failedMails: mails };
}

const show = (given: State = {}, responses: Responses = {}) =>
  showDashboard({
    path: '/admin?tab=jobs',
    responses: { AdminJobs: () => stateOfJobs(given), ...responses },
  });

const table = (name: string) => screen.findByRole('table', { name });
const cells = async (name: string) =>
  within((await within(await table(name)).findAllByRole('row'))[1]!)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const button = (name: string | RegExp) => screen.findByRole('button', { name });

afterEach(() => {
  jest.useRealTimers();
});

describe('tasks', () => {
  test.each([
    ['ring_reminders', 'Ring prayer reminders'],
    ['remind_before_slots', 'Announce hours of prayer chains'],
    ['announce_answers', 'Tell those who prayed that a prayer is answered'],
    ['start_subscriptions', 'Ask new subscribers to confirm'],
    ['send_digests', 'Write weekly digests'],
    ['deliver_mail', 'Send mail'],
    ['deliver_pushes', 'Send pushes to browsers'],
    ['delete_departed_texts', 'Delete anonymous texts of deleted accounts'],
    ['sweep', 'Forget what is no longer needed'],
  ])('the label of the task %s', async (name, words) => {
    show({ jobs: [aJob({ name })] });
    expect(await screen.findByRole('rowheader', { name: words })).toBeInTheDocument();
    expect(screen.queryByText(name)).not.toBeInTheDocument();
  });

  test('the table shows last run, duration, last error and next run of each task', async () => {
    const nextRunAt = new Date(2030, 0, 5, 15, 0).toISOString();
    show({ jobs: [aJob({ lastRunAt: ago(5), lastDurationMs: 1340, nextRunAt })] });
    expect(
      within(await table('Tasks of the site'))
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Task', 'Last run', 'Took', 'Last error', 'Next run', 'Actions']);
    const [lastRun, took, lastError, nextRun] = await cells('Tasks of the site');
    expect([lastRun, took, lastError]).toEqual(['5 minutes ago', '1.3 sec', 'None']);
    expect(nextRun).toMatch(/^at 3:00\sPM$/);
    await expectAccessible();
  });

  test.each([
    [0, '0 ms'],
    [87, '87 ms'],
    [999, '999 ms'],
    [1000, '1 sec'],
    [90_000, '1.5 min'],
  ])('a run of %i ms took %s', async (lastDurationMs, words) => {
    show({ jobs: [aJob({ lastDurationMs })] });
    expect((await cells('Tasks of the site'))[1]).toBe(words);
  });

  test('a task that has never run', async () => {
    show({ jobs: [aJob({ lastRunAt: null, lastDurationMs: null, runs: 0 })] });
    expect((await cells('Tasks of the site')).slice(0, 3)).toEqual(['Never yet', '–', 'None']);
  });

  test('a failed last run is marked, with a readable error', async () => {
    const at = ago(2);
    show({
      jobs: [
        aJob({
          lastRunAt: at,
          lastErrorAt: at,
          lastError: 'TypeError: The lamp is out',
          runs: 1200,
          failures: 3,
        }),
      ],
    });
    expect((await cells('Tasks of the site'))[2]).toBe(
      'FailedThe lamp is out2 minutes ago, 3 of 1,200 runs failed',
    );
    await expectAccessible();
  });

  test('an error is still shown after a later run has succeeded', async () => {
    show({
      jobs: [
        aJob({ lastRunAt: ago(1), lastErrorAt: ago(180), lastError: 'Error: No oil', runs: 1, failures: 1 }),
      ],
    });
    expect((await cells('Tasks of the site'))[2]).toBe(
      'Has gone well sinceNo oil3 hours ago, 1 of 1 run failed',
    );
  });

  test.each([
    ['Error: connect ECONNREFUSED 127.0.0.1:5432', 'The database could not be reached.'],
    ['PostgresError: canceling statement due to statement timeout', 'The database took too long.'],
    ['PostgresError: sorry, too many clients already', 'The database has no connection left.'],
    ['PostgresError: could not extend file: No space left on device', 'The disk is full.'],
  ])('a known cause is shown above the original error: %s', async (lastError, words) => {
    show({ jobs: [aJob({ lastError, lastErrorAt: ago(3) })] });
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.getByText(lastError)).toBeInTheDocument();
  });
});

describe('run now', () => {
  test('the task runs, and its result is fetched afterwards', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    let lastRunAt = ago(50);
    const { calls } = show(
      {},
      {
        AdminJobs: () => stateOfJobs({ jobs: [aJob({ name: 'sweep', lastRunAt })] }),
        RunJob: () => {
          lastRunAt = ago(0);
          return { runJob: true };
        },
      },
    );
    await user.click(await button('Run now – Forget what is no longer needed'));
    expect(await screen.findByText('Success')).toBeInTheDocument();
    expect(screen.getByText('It runs now: Forget what is no longer needed.')).toBeInTheDocument();
    expect(variablesOf(calls, 'RunJob')).toEqual([{ name: 'sweep' }]);
    await passTime(3000);
    expect((await cells('Tasks of the site'))[0]).toBe('just now');
  });

  test('while it is pending, the button ignores a second press', async () => {
    show({ jobs: [aJob(), aJob({ name: 'sweep' })] }, { RunJob: () => new Promise(() => undefined) });
    const pressed = await button('Run now – Send mail');
    await userEvent.click(pressed);
    expect(pressed).toHaveAttribute('aria-disabled', 'true');
    expect(pressed).toHaveAttribute('aria-busy', 'true');
    expect(await button('Run now – Forget what is no longer needed')).toBeEnabled();
  });

  test('a refusal is shown with the message of the server', async () => {
    show(
      {},
      {
        RunJob: () => {
          throw new Refused('FORBIDDEN', 'Only for site administrators');
        },
      },
    );
    await userEvent.click(await button('Run now – Send mail'));
    expect(await screen.findByText('Error')).toBeInTheDocument();
    expect(screen.getByText('Only for site administrators')).toBeInTheDocument();
    expect(await button('Run now – Send mail')).toBeEnabled();
  });

  test('a lost connection is reported', async () => {
    show({}, { RunJob: () => Promise.reject(new Error('connection lost')) });
    await userEvent.click(await button('Run now – Send mail'));
    expect(await screen.findByText('Failed to run the task')).toBeInTheDocument();
  });
});

describe('the states of the page', () => {
  test('while the jobs are loading, the page says so', async () => {
    show({}, { AdminJobs: () => new Promise(() => undefined) });
    expect(await screen.findByText('Loading the jobs')).toBeInTheDocument();
    await expectAccessible();
  });

  test('jobs that could not be loaded can be requested again', async () => {
    let isDown = true;
    show({}, { AdminJobs: () => (isDown ? Promise.reject(new Error('connection lost')) : stateOfJobs()) });
    expect(await screen.findByRole('heading', { name: 'The jobs could not be loaded' })).toBeInTheDocument();
    isDown = false;
    await userEvent.click(await button('Try Again'));
    expect(await screen.findByRole('rowheader', { name: 'Send mail' })).toBeInTheDocument();
  });

  test('the tab is polled every 30 s, and keeps its data when a poll fails', async () => {
    jest.useFakeTimers();
    let isDown = false;
    const { calls } = show(
      {},
      { AdminJobs: () => (isDown ? Promise.reject(new Error('connection lost')) : stateOfJobs()) },
    );
    await passTime(200);
    expect(variablesOf(calls, 'AdminJobs')).toHaveLength(1);
    isDown = true;
    await passTime(30_000);
    expect(variablesOf(calls, 'AdminJobs')).toHaveLength(2);
    expect(screen.getByRole('rowheader', { name: 'Send mail' })).toBeInTheDocument();
  });

  test("'Refresh Data' refetches the jobs", async () => {
    let waiting = 1;
    show({}, { AdminJobs: () => stateOfJobs({ outbox: { waiting } }) });
    await screen.findByRole('rowheader', { name: 'Send mail' });
    waiting = 41;
    await userEvent.click(await button('Refresh Data'));
    await waitFor(() => expect(screen.getByText('41')).toBeInTheDocument());
  });
});

describe('mail by state', () => {
  const countOf = (name: string) =>
    within(screen.getByText(name, { selector: 'dt' }).parentElement!)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);

  test('each state is shown with its number and its meaning', async () => {
    show({ outbox: { waiting: 2, sending: 1, sent: 1234, failed: 3, uncertain: 4, suppressed: 5 } });
    await table('Tasks of the site');
    expect(countOf('Waiting')).toEqual(['2', 'To be sent, or to be tried once more.']);
    expect(countOf('Sending')).toEqual(['1', 'Leaving at this moment.']);
    expect(countOf('Sent')).toEqual(['1,234', 'Taken by the mail server in the last 90 days.']);
    expect(countOf('Failed')).toEqual(['3', 'Refused for good, or tried too often. It was not sent.']);
    expect(countOf('Uncertain')).toEqual(['4', 'Something broke while it was leaving. It may have arrived.']);
    expect(countOf('Suppressed')).toEqual([
      '5',
      'Not sent, because its address was refused for good before.',
    ]);
  });

  test('the time since the oldest mail has been due is shown', async () => {
    show({ outbox: { waiting: 9, waitingSince: ago(12) } });
    await table('Tasks of the site');
    expect(countOf('Waiting')[1]).toBe(
      'To be sent, or to be tried once more. The first was due 12 minutes ago.',
    );
  });

  test('without failures an empty state is shown', async () => {
    show();
    expect(await screen.findByRole('heading', { name: 'Nothing has failed' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Send again/ })).not.toBeInTheDocument();
    await expectAccessible();
  });
});

describe('mail that failed', () => {
  test('the table shows label, address, error and times of each mail', async () => {
    show({
      outbox: { failed: 1 },
      mails: [aFailedMail({ createdAt: ago(120), settledAt: ago(60), attempts: 12 })],
    });
    expect(await screen.findByRole('rowheader', { name: 'Prayer reminder Mail 51' })).toBeInTheDocument();
    expect((await cells('Newest first')).slice(0, 4)).toEqual([
      'r***@example.org',
      'Failed',
      'The mail server refused the address for good.EENVELOPE RCPT TO 550, 12 attemptsMessage-ID a1b2c3',
      'Written 2 hours agoGiven up 1 hour ago',
    ]);
    await expectAccessible();
  });

  test.each([
    ['digest', null, 'Weekly digest'],
    ['confirm_subscription', null, 'Question whether the digest is wanted'],
    ['already_subscribed', null, 'Note that an address is subscribed already'],
    ['chain_invitation', null, 'Invitation to a prayer chain'],
    ['notification', 'group_post', 'New post in a group'],
    ['notification', 'trumpet', 'Notification'],
    ['feast_of_lights', null, 'feast of lights'],
  ])('the label of the mail %s, %s', async (template, kind, words) => {
    show({ mails: [aFailedMail({ template, kind })] });
    expect(await screen.findByRole('rowheader', { name: new RegExp(`^${words}`) })).toBeInTheDocument();
  });

  test.each([
    ['EAUTH AUTH PLAIN 535', 'The mail server did not let the site sign in.'],
    ['EMESSAGE DATA 554', 'The mail server refused the mail.'],
    ['ETIMEDOUT CONN', 'The mail server did not answer in time.'],
    ['ESOCKET CONN', 'The mail server could not be reached.'],
    ['ECONNECTION', 'The connection to the mail server broke.'],
    ['EDNS CONN', 'The name of the mail server is not known.'],
    ['EENVELOPE MAIL FROM 550', 'The mail server refused the sender.'],
    ['EENVELOPE RCPT TO 450', 'The mail server refused the address each time.'],
    ['ENOSPC', 'The disk is full.'],
  ])('the text of the code %s', async (error, words) => {
    show({ mails: [aFailedMail({ error })] });
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.getByText(`${error}, 1 attempt`)).toBeInTheDocument();
  });

  test('an error that is a sentence is shown unchanged, and a missing one as unknown', async () => {
    const error = 'The sender stopped between sending and recording';
    show({ mails: [aFailedMail({ error }), aFailedMail({ id: 52, error: null })] });
    expect(await screen.findByText(error)).toBeInTheDocument();
    expect(screen.getByText('Nothing is known about it.')).toBeInTheDocument();
  });

  test('the number of all is shown where not all are listed', async () => {
    show({ outbox: { failed: 1200, uncertain: 34 }, mails: [aFailedMail()] });
    expect(await table('The newest 1 of 1,234')).toBeInTheDocument();
  });
});

describe('send again', () => {
  const failedOne = 'Send again – Prayer reminder to r***@example.org';

  function showOne(own: object, SendMailAgain?: Responses[string]) {
    let mails = [aFailedMail(own)];
    return show(
      {},
      {
        AdminJobs: () => stateOfJobs({ mails }),
        SendMailAgain:
          SendMailAgain ??
          (() => {
            mails = [];
            return { retryMail: true };
          }),
      },
    );
  }

  test('a failed mail is sent again without confirmation, and leaves the table', async () => {
    const { calls } = showOne({});
    await userEvent.click(await button(failedOne));
    expect(await screen.findByText('Success')).toBeInTheDocument();
    expect(screen.getByText('The mail is sent again.')).toBeInTheDocument();
    expect(variablesOf(calls, 'SendMailAgain')).toEqual([{ id: 51 }]);
    expect(await screen.findByRole('heading', { name: 'Nothing has failed' })).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Failed and uncertain mail' })).toHaveFocus(),
    );
  });

  test('before an uncertain mail is sent again, a dialog says that it may have arrived', async () => {
    const { calls } = showOne({ state: 'uncertain' });
    await userEvent.click(await button(failedOne));
    const dialog = await screen.findByRole('alertdialog', { name: 'Send this mail again?' });
    expect(dialog).toHaveAccessibleDescription(
      'It may have arrived at r***@example.org already. Then it comes twice.',
    );
    await expectAccessible();
    expect(variablesOf(calls, 'SendMailAgain')).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('The mail is sent again.')).toBeInTheDocument();
    expect(variablesOf(calls, 'SendMailAgain')).toEqual([{ id: 51 }]);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('Cancel sends nothing', async () => {
    const { calls } = showOne({ state: 'uncertain' });
    await userEvent.click(await button(failedOne));
    await userEvent.click(await button('Cancel'));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(variablesOf(calls, 'SendMailAgain')).toEqual([]);
  });

  test('a refusal is shown with the message of the server, and the mail stays', async () => {
    showOne({}, () => {
      throw new Refused('CONFLICT', 'This mail has not failed');
    });
    await userEvent.click(await button(failedOne));
    expect(await screen.findByText('Error')).toBeInTheDocument();
    expect(screen.getByText('This mail has not failed')).toBeInTheDocument();
    expect(await button(failedOne)).toBeEnabled();
  });

  test('a lost connection is reported', async () => {
    showOne({}, () => Promise.reject(new Error('connection lost')));
    await userEvent.click(await button(failedOne));
    expect(await screen.findByText('Failed to send the mail again')).toBeInTheDocument();
  });

  test('while it is pending, the button ignores a second press', async () => {
    showOne({}, () => new Promise(() => undefined));
    const pressed = await button(failedOne);
    await userEvent.click(pressed);
    expect(pressed).toHaveAttribute('aria-disabled', 'true');
  });
});
