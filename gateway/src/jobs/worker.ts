import { setTimeout as pause } from 'node:timers/promises';
import { Logger, parseCronItems, run, type Runner } from 'graphile-worker';
import postgres from 'postgres';
import type { House } from '../context';
import { minutesBetween, taskNames, type TaskName } from './names';
import { tasksOf } from './tasks';

/** Work that nobody waits for. */
export interface Worker {
  /** Begins nothing new, and waits a little for what is under way. */
  stop(): Promise<void>;
}

const restartPause = 5_000;
const stopWithin = 3_000;
/** What comes in one go wakes a task once. */
const wakePause = 100;

const deliveries: readonly TaskName[] = ['deliver_mail', 'deliver_pushes'];

/**
 * Starts the alarm clock: each task at once and then at its interval, deliveries whenever something waits for them, and
 * what an administrator asks for. What is to be done stands in our own tables and is claimed there, so a job that is lost or comes twice does no harm. When the
 * database goes away the clock stops, and is started again until it comes back.
 */
export function startWorker(house: House): Worker {
  const { config, log } = house;
  let isStopping = false;
  let runner: Runner | null = null;
  let restartTimer: NodeJS.Timeout | undefined;
  let wakeTimer: NodeJS.Timeout | undefined;
  const tasks = tasksOf(house, () => isStopping);
  const listener = listen();
  let starting = start();

  return {
    async stop() {
      isStopping = true;
      clearTimeout(restartTimer);
      clearTimeout(wakeTimer);
      await Promise.race([stopAll(), pause(stopWithin, undefined, { ref: false })]);
    },
  };

  async function start(): Promise<void> {
    try {
      const started = await run({
        connectionString: config.databaseUrl,
        taskList: Object.fromEntries(taskNames.map((name) => [name, () => tasks[name].run()])),
        parsedCronItems: parseCronItems(taskNames.map(atItsInterval)),
        concurrency: taskNames.length,
        maxPoolSize: taskNames.length + 2,
        pollInterval: 10_000,
        noHandleSignals: true,
        logger: quiet(house),
      });
      runner = started;
      started.promise.then(startLater, startLater);
      for (const name of taskNames) await started.addJob(name, {}, { jobKey: name, maxAttempts: 1 });
    } catch (error) {
      startLater(error);
    }
  }

  function startLater(error: unknown): void {
    if (isStopping) return;
    log.warn({ err: error }, 'the alarm clock has stopped and starts again');
    clearTimeout(restartTimer);
    restartTimer = setTimeout(() => {
      starting = starting.then(async () => {
        await stopRunner();
        if (!isStopping) await start();
      });
    }, restartPause);
  }

  async function stopAll(): Promise<void> {
    await starting;
    await Promise.all([
      listener.end({ timeout: 1 }),
      stopRunner(),
      ...taskNames.map((name) => tasks[name].ended()),
    ]);
  }

  /** It refuses to be stopped twice, and may have stopped by itself. */
  async function stopRunner(): Promise<void> {
    const running = runner;
    runner = null;
    await running?.stop().catch(() => undefined);
  }

  /** A connection of its own. What is not heard here is found within a minute. */
  function listen(): postgres.Sql {
    const connection = postgres(config.databaseUrl, { max: 1, onnotice: () => undefined });
    for (const [channel, hear] of [
      ['deliveries', wake],
      ['jobs', runNow],
    ] as const) {
      connection.listen(channel, hear).catch((error: unknown) => {
        if (!isStopping) log.warn({ err: error, channel }, 'nothing is heard here, all waits for the clock');
      });
    }
    return connection;
  }

  function wake(): void {
    clearTimeout(wakeTimer);
    if (isStopping) return;
    wakeTimer = setTimeout(() => deliveries.forEach(runNow), wakePause);
  }

  function runNow(name: string): void {
    const task = taskNames.find((known) => known === name);
    if (isStopping || !task) return;
    tasks[task].run().catch((error: unknown) => log.warn({ err: error, task }, 'a task failed'));
  }
}

/** One job a task at most waits in the queue; one that failed is simply replaced. */
function atItsInterval(task: TaskName) {
  const options = { backfillPeriod: 0, maxAttempts: 1, jobKey: task, jobKeyMode: 'replace' as const };
  const match = minutesBetween(task) === 60 ? '0 * * * *' : '* * * * *';
  return { task, match, identifier: task, options };
}

/** Only what somebody should look at. */
function quiet({ log }: House): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') log.warn({ message }, 'job queue');
  });
}
