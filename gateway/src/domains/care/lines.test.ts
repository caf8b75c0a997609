import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readCrisisLines } from './lines';

const uganda = { country: 'Uganda', countryCode: 'UG', name: 'Mental Health Uganda' };
const everywhere = { country: 'Everywhere', countryCode: 'ZZ', name: 'Find a Helpline' };

test("a community's own file: those for all countries are last, one without phone and url is left out", async () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'lines-')), 'lines.json');
  const lines = [
    { ...everywhere, url: 'https://findahelpline.com' },
    { ...uganda, phone: '0800 21 21 21' },
    { ...uganda, name: 'Nobody there' },
  ];
  writeFileSync(file, JSON.stringify(lines));
  expect(await readCrisisLines({ crisisLinesFile: file, crisisLines: null })).toEqual([
    { ...uganda, phone: '0800 21 21 21', url: null },
    { ...everywhere, phone: null, url: 'https://findahelpline.com' },
  ]);
});

test('nor is one that a site has stored', async () => {
  const stored = [{ ...uganda, phone: null, url: null }];
  expect(await readCrisisLines({ crisisLinesFile: null, crisisLines: stored })).toEqual([]);
});
