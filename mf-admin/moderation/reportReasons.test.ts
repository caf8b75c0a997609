import { i18n } from 'kit';
import { reportReasons, reportText } from './reportReasons';

afterEach(() => i18n.activate('en'));

test('moderators read the chosen reason in their language, and the reporter’s own words as they are', () => {
  const stored = ['Not a prayer', 'Not a prayer: but an advert', 'Not a prayerful tone'];
  expect(stored.map(reportText)).toEqual(stored);
  i18n.load('de', { [reportReasons[3].label.id]: ['Kein Gebet'] });
  i18n.activate('de');
  expect(stored.map(reportText)).toEqual(['Kein Gebet', 'Kein Gebet: but an advert', stored[2]]);
});
