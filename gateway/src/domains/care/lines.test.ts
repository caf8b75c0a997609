import { crisisLinesOf } from './lines';

const uganda = { country: 'Uganda', countryCode: 'UG', name: 'Mental Health Uganda', phone: null, url: null };
const everywhere = { country: 'Everywhere', countryCode: 'ZZ', name: 'Find a Helpline', phone: null };

test("a community's own lines: those for all countries are last, one without phone and url is left out", () => {
  const forUganda = { ...uganda, phone: '0800 21 21 21' };
  const forAll = { ...everywhere, url: 'https://findahelpline.com' };
  const crisisLines = [forAll, forUganda, { ...uganda, name: 'Nobody there' }];
  expect(crisisLinesOf({ crisisLines })).toEqual([forUganda, forAll]);
});
