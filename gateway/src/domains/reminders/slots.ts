import { DateTime } from 'luxon';
import type { AppServices } from '../../platform/services';
import { findZonesOfChains, remindOfSlots, type ComingHour } from './slotsSql';

const minutesBefore = 30;

/** Reminds members half an hour before each hour that they cover. */
export async function remindBeforeSlots({ database, log }: AppServices, now = new Date()): Promise<void> {
  const soon = new Date(now.getTime() + minutesBefore * 60_000);
  const zones = await findZonesOfChains(database.sql, soon);
  const coming = zones.map((zone) => nextHour(zone, now)).filter((hour) => hour !== null);
  const reachable = coming.filter(({ beginsAt }) => beginsAt <= soon);
  if (reachable.length === 0) return;
  const reminded = await remindOfSlots(database.sql, reachable, minutesBefore);
  if (reminded > 0) log.info({ reminded }, 'slot reminders');
}

/** The hour that begins next in a zone; null for an unknown zone. */
function nextHour(timeZone: string, now: Date): ComingHour | null {
  const begins = DateTime.fromJSDate(now, { zone: timeZone }).plus({ hours: 1 }).startOf('hour');
  if (!begins.isValid) return null;
  return { timeZone, hour: begins.hour, day: begins.toISODate(), beginsAt: begins.toJSDate() };
}
