import { writeTimeZone } from './timeZone';

const now = new Date('2026-05-05T12:00:00Z');
const lines = (zone: string) => writeTimeZone(zone, now).split('\r\n').join(' ');

test('a zone has its clock changes with their offsets', () => {
  expect(lines('Europe/Berlin')).toContain(
    'BEGIN:DAYLIGHT DTSTART:20260329T020000 TZOFFSETFROM:+0100 TZOFFSETTO:+0200 END:DAYLIGHT ' +
      'BEGIN:STANDARD DTSTART:20261025T030000 TZOFFSETFROM:+0200 TZOFFSETTO:+0100 END:STANDARD',
  );
  expect(lines('Australia/Lord_Howe')).toContain(
    'BEGIN:STANDARD DTSTART:20260405T020000 TZOFFSETFROM:+1100 TZOFFSETTO:+1030 END:STANDARD',
  );
});

test('a zone without clock changes has one offset', () => {
  expect(lines('Asia/Kolkata')).toBe(
    'BEGIN:VTIMEZONE TZID:Asia/Kolkata BEGIN:STANDARD DTSTART:20250101T000000 TZOFFSETFROM:+0530 TZOFFSETTO:+0530 ' +
      'END:STANDARD END:VTIMEZONE',
  );
});
