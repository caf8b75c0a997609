import { setTimeout as pause } from 'node:timers/promises';
import type { Job } from '../domains/job';
import { everyMinutes, jobNames } from '../domains/operations/schedule';
import type { JobName } from '../gen/resolvers';
import type { AppServices } from '../platform/services';
import { inSpan } from '../platform/tracing/tracing';
import { recordWrite } from '../platform/writes';
import { oneAtATime, type Task } from './oneAtATime';
import { recorded } from './record';

export interface Scheduler {
  /** Starts nothing new, and waits up to three seconds for current runs. */
  stop(): Promise<void>;
}

const minute = 60_000;
/** A timer may fire a little before its time. */
const timerTolerance = 50;
const stopWithin = 3_000;
/** Mails that are posted together start one delivery. */
const deliveryDelay = 100;
/** Milliseconds until a delivery that failed is repeated, somebody may wait for its mail; then at its intervals. */
const retryDelays: readonly number[] = [1_000, 4_000, 15_000];

const deliveries: readonly JobName[] = [
  'announce_answers',
  'send_sign_in_codes',
  'start_subscriptions',
  'deliver_mail',
  'deliver_pushes',
];

/**
 * Runs each job at once and then at its interval, deliveries also when something is posted, and any job when an
 * administrator requests it. A run that fails is repeated at the next interval, a delivery soon.
 */
export function startScheduler(services: AppServices, jobs: readonly Job[]): Scheduler {
  const { database, log, tracing } = services;
  let isStopping = false;
  let clock: NodeJS.Timeout | undefined;
  let deliveryTimer: NodeJS.Timeout | null = null;
  /** Failed runs since the last that succeeded. */
  const failures = new Map<JobName, number>();
  const tasks = new Map(jobNames.map((name) => [name, taskOf(name)]));

  jobNames.forEach(start);
  waitForMinute();
  // The driver calls this each time that it listens again after a lost connection: notifications may have been missed.
  void listen('deliveries', deliverSoon, deliverSoon);
  void listen('jobs', start);

  return {
    async stop() {
      isStopping = true;
      clearTimeout(clock);
      if (deliveryTimer) clearTimeout(deliveryTimer);
      const ended = Promise.all([...tasks.values()].map((task) => task.ended()));
      await Promise.race([ended, pause(stopWithin, undefined, { ref: false })]);
    },
  };

  function start(name: string): void {
    const task = tasks.get(name as JobName);
    if (isStopping || !task) return;
    task.run().catch((error: unknown) => log.warn({ err: error, job: name }, 'a job failed'));
  }

  function taskOf(name: JobName): Task {
    const parts = jobs.filter((job) => job.name === name);
    const run = recorded(services, name, async () => {
      const errors: unknown[] = [];
      for (const job of parts)
        await job
          .run(services, () => isStopping)
          .catch((error: unknown) => errors.push(error))
          .finally(recordWrite);
      for (const error of errors.slice(1)) log.warn({ err: error, job: name }, 'a job failed');
      if (errors.length > 0) throw errors[0];
    });
    return oneAtATime(async () => {
      if (isStopping) return;
      try {
        await inSpan(tracing, { name: `job ${name}`, isRoot: true }, run);
        failures.delete(name);
      } catch (error) {
        retrySoon(name);
        throw error;
      }
    });
  }

  function retrySoon(name: JobName): void {
    const failed = failures.get(name) ?? 0;
    failures.set(name, failed + 1);
    const delay = deliveries.includes(name) ? retryDelays[failed] : undefined;
    if (delay !== undefined) setTimeout(() => start(name), delay).unref();
  }

  function waitForMinute(): void {
    const next = Math.floor((Date.now() + timerTolerance) / minute) + 1;
    clock = setTimeout(
      () => {
        jobNames.filter((name) => next % everyMinutes[name] === 0).forEach(start);
        waitForMinute();
      },
      next * minute - Date.now(),
    );
  }

  /** On a busy site notifications come without a pause: none of them puts a delivery off. */
  function deliverSoon(): void {
    if (isStopping) return;
    deliveryTimer ??= setTimeout(() => {
      deliveryTimer = null;
      deliveries.forEach(start);
    }, deliveryDelay);
  }

  async function listen(channel: string, onNotify: (payload: string) => void, onListen?: () => void) {
    try {
      await database.direct.listen(channel, onNotify, onListen);
    } catch (error) {
      log.warn({ err: error, channel }, 'notifications are not received yet; jobs run at their intervals');
    }
  }
}
