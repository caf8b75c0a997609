import { samples } from '../samples';
import type { TemplateName } from '../../../platform/outbox/outbox';
import { renderTemplate } from './templates';

const site = { productName: 'Prayer Wall', siteOrigin: 'https://wall.example.org' };
const names = Object.keys(samples) as TemplateName[];

function write(template: TemplateName, given: object = {}) {
  return renderTemplate(site, { template, locale: 'en', props: { ...samples[template].props, ...given } });
}

test('the text part keeps the line breaks and the case of members’ texts', () => {
  const { text } = write('notification', { title: 'For naomi', body: 'In the morning.\nAt the well.' });
  expect(text).toContain('For naomi\n');
  expect(text).toContain('In the morning.\nAt the well.');
});

test.each(names)('no URL in the text part of %s is followed by punctuation, which would break it', (name) => {
  const addresses = write(name).text.match(/https:\S+/g) ?? [];
  expect(addresses.length).toBe(write(name).html.match(/<a /g)?.length);
  for (const address of addresses) expect(address).toMatch(/[\w=]$/);
});

test('each link to change or end the digest is on its own line', () => {
  const lines = write('digest').text.split('\n');
  expect(lines).toContain(
    'Choose when it comes https://wall.example.org/newsletter/preferences?token=sample',
  );
  expect(lines).toContain('Unsubscribe https://wall.example.org/newsletter/unsubscribe?token=sample');
});

test('amens are counted beside the prayer: one amen, 23 amens', () => {
  const text = write('digest').text.replace(/\s+/g, ' ');
  expect(text).toContain('Safe travel https://wall.example.org/prayer/1 · 23 amens');
  expect(text).toContain('A quiet heart https://wall.example.org/prayer/2 · 1 amen');
});
