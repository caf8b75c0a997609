import ical, { ICalAlarmType, ICalEventBusyStatus, ICalEventTransparency } from 'ical-generator';
import { DateTime } from 'luxon';
import type { Locale } from 'schema/locales';
import { writeTimeZone } from './timeZone';

/** An event of a calendar file. */
export interface CalendarEvent {
  /** Stable: a calendar replaces an event with the same uid. */
  uid: string;
  title: string;
  description: string | null;
  /** Absolute. */
  url: string;
  startsAt: Date;
  minutes: number;
  /** IANA zone whose clock it follows. */
  timeZone: string;
  /** How it repeats (RFC 5545, RRULE without the name); null for once. */
  repeats: string | null;
  /** Minutes before its start at which the alarm sounds. */
  alarm: number;
}

/** A calendar file (RFC 5545). `refreshSeconds` is how often a calendar that subscribes to it should read it again. */
export function writeCalendar(
  { productName, locale }: { productName: string; locale: Locale },
  events: readonly CalendarEvent[],
  { refreshSeconds = null }: { refreshSeconds?: number | null } = {},
): string {
  const calendar = ical({
    name: productName,
    ttl: refreshSeconds,
    prodId: { company: productName, product: 'Prayer', language: locale.toUpperCase() },
  });
  for (const event of events) {
    const start = DateTime.fromJSDate(event.startsAt, { zone: event.timeZone });
    calendar.createEvent({
      id: event.uid,
      summary: event.title,
      description: event.description,
      url: event.url,
      start,
      end: start.plus({ minutes: event.minutes }),
      timezone: event.timeZone,
      repeating: event.repeats === null ? null : `RRULE:${event.repeats}`,
      busystatus: ICalEventBusyStatus.FREE,
      transparency: ICalEventTransparency.TRANSPARENT,
      alarms: [{ type: ICalAlarmType.display, trigger: event.alarm * 60, description: event.title }],
    });
  }
  // The library would write them between properties of the calendar, which come first (RFC 5545, 3.6).
  return calendar.toString().replace('\r\nBEGIN:VEVENT', (first) => `${writeTimeZones(events)}${first}`);
}

function writeTimeZones(events: readonly CalendarEvent[]): string {
  const zones = new Set(events.map(({ timeZone }) => timeZone).filter((zone) => zone !== 'UTC'));
  return [...zones].map((zone) => `\r\n${writeTimeZone(zone)}`).join('');
}
