import { activate, changeLocale, loadRemainingTexts, openCatalogs } from './catalogs';
import { i18n } from './i18n';

const message = { id: 'abcdef', message: 'Peace' };
let answers: Record<string, object>;
let requested: string[];

beforeEach(() => {
  answers = {};
  requested = [];
  activate('en');
  globalThis.fetch = (async (address: string) => {
    requested.push(address);
    const answer = answers[address];
    return answer ? { ok: true, json: async () => answer } : { ok: false, status: 404 };
  }) as unknown as typeof fetch;
});

test('English needs no catalog', async () => {
  await openCatalogs({ folder: '/en/', locales: ['ko'] });
  await loadRemainingTexts();
  expect(requested).toEqual([]);
  expect(i18n._(message)).toBe('Peace');
});

test('the first view needs the first catalog, lazy parts the rest, each once', async () => {
  Object.assign(answers, { '/a/es.json': { abcdef: ['Paz'] }, '/a/es.rest.json': { later1: ['Luego'] } });
  activate('es');
  await openCatalogs({ folder: '/a/', locales: ['es'] });
  await openCatalogs({ folder: '/a/', locales: ['es'] });
  expect(requested).toEqual(['/a/es.json']);
  expect(i18n._(message)).toBe('Paz');
  await Promise.all([loadRemainingTexts(), loadRemainingTexts()]);
  expect(requested).toEqual(['/a/es.json', '/a/es.rest.json']);
  expect(i18n._({ id: 'later1', message: 'Later' })).toBe('Luego');
});

test('what cannot be loaded is English, and is requested again by the next part that needs it', async () => {
  activate('fr');
  await openCatalogs({ folder: '/b/', locales: ['fr'] });
  expect(i18n._(message)).toBe('Peace');
  answers['/b/fr.json'] = { abcdef: ['Paix'] };
  await openCatalogs({ folder: '/b/', locales: ['fr'] });
  expect(i18n._(message)).toBe('Paix');
});

test('a program without this language requests nothing', async () => {
  activate('sw');
  await openCatalogs({ folder: '/c/', locales: ['es'] });
  expect(requested).toEqual([]);
});

test('the language changes when the texts of every program are there', async () => {
  await openCatalogs({ folder: '/d/', locales: ['it'] });
  answers['/d/it.json'] = { abcdef: ['Pace'] };
  const changed = changeLocale('it');
  expect(i18n.locale).toBe('en');
  await changed;
  expect(i18n.locale).toBe('it');
  expect(i18n._(message)).toBe('Pace');
});
