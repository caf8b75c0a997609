import type { JobName } from '../gen/resolvers';
import type { AppServices } from '../platform/services';

/**
 * Work in the background. Every gateway runs every job at its interval (operations/schedule.ts), so a job claims in the
 * database what it works on. Several domains may add to a job of one name.
 */
export interface Job {
  name: JobName;
  /** @param isStopping whether the gateway is stopping: the job then starts nothing new */
  run(services: AppServices, isStopping: () => boolean): Promise<void>;
}
