/** @jest-environment jsdom */
import type { AreaRoute } from 'schema/area';
import type { Locale } from 'schema/locales';
import { translateRemotes, type Resolved, type ResolvedRoute } from '../areas/resolve';
import { findPrerendered } from './prerendered';

const area: Resolved = {
  version: 'v1',
  entry: '/mf/mf-wall/v1/remoteEntry.js',
  kit: '^2.0.0',
  routes: [],
  slots: {},
  operations: {},
  bytes: 1,
  comesFrom: null,
  isChosen: false,
  translations: {},
  prerendered: {
    '/prayers': {
      html: '<ul>{{#prayers}}{{#prayers}}<li>{{title}}{{#titleIsLong}}…{{/titleIsLong}}</li>{{/prayers}}{{/prayers}}</ul>',
      style: '<style nonce="{{nonce}}">li{color:red}</style>',
    },
    '/prayer/:id': {
      html: '{{#prayer}}<h1>{{title}}</h1>{{authorName}}{{testimonialId}}{{/prayer}}',
      style: '',
    },
  },
  prerenderedForMembers: {
    '/prayers': {
      html: '<i></i>{{#prayers}}{{#prayers}}<li>{{title}}</li>{{/prayers}}{{/prayers}}',
      style: '',
    },
  },
};

const route = (path: string, operation: AreaRoute['operation']): ResolvedRoute => ({
  path,
  operation,
  module: 'Page',
  title: 'Page',
  label: 'This page',
  files: [],
  bytes: 1,
  area,
});

const feed = route('/prayers', {
  name: 'Feed',
  variables: { sort: { from: 'query', name: 'sort', as: 'text', default: 'recent' } },
});
const prayer = route('/prayer/:id', {
  name: 'Prayer',
  variables: { id: { from: 'path', name: 'id', as: 'number', default: null } },
});

const ruth: { name: string; firstName: string | null } = { name: 'Ruth Moab', firstName: 'Ruth' };

const titles = (...given: string[]) => ({ prayers: { prayers: given.map((title) => ({ title })) } });

const shell = {
  landing: { html: '<p>Welcome</p>', style: '' },
  memberLanding: {
    html: '<p>Welcome{{#memberFirstName}}, {{memberFirstName}}{{/memberFirstName}}</p>{{memberName}}',
    style: '',
  },
  frame: { html: '{{{area}}}', style: '' },
  memberFrame: { html: '<b>{{memberName}}{{^memberName}}Signed In{{/memberName}}</b>{{{area}}}', style: '' },
  translations: {
    es: {
      landing: '<p>Te damos la bienvenida</p>',
      memberLanding: '<p>Hola</p>{{memberName}}',
      frame: '<b>Muro</b>{{{area}}}',
      memberFrame: '<b>{{memberName}}</b> Muro{{{area}}}',
    },
  },
};
const config = {
  productName: 'Prayer Wall',
  prayersMailbox: 'prayers@example.org',
  donationUrl: 'https://example.org/donate',
};

function prerender(
  address: string,
  operationName: string,
  data: object,
  at: ResolvedRoute | null = feed,
  locale: Locale = 'en',
  caller: { name: string | null; firstName: string | null } | null = null,
  templates = shell,
): string | null {
  const found = findPrerendered(templates, {
    address: new URL(address, 'http://localhost'),
    locale,
    route: at,
    results: [{ operationName, variables: {}, result: { data } }],
    remotes: {},
    config,
    caller,
  });
  return found && found.html.text;
}

test('a prerendered page is filled with the result, and its style stays as it was built', () => {
  expect(prerender('/prayers', 'Feed', titles('Hope', 'A safe road'))).toBe(
    '<style>li{color:red}</style><ul><li>Hope</li><li>A safe road</li></ul>',
  );
  const answered = { title: 'Hope', testimonialId: 7, user: { name: 'Ruth' } };
  expect(prerender('/prayer/7', 'Prayer', { prayer: answered }, prayer)).toContain('<h1>Hope</h1>Ruth7');
});

test('a page and its frame are in the language of the visit, in English where they are not translated', () => {
  expect(prerender('/', '', {}, null, 'es')).toBe('<p>Te damos la bienvenida</p>');
  expect(prerender('/', '', {}, null, 'he')).toBe('<p>Welcome</p>');
  const pages = { '/prayers': '<ul>{{#prayers}}Oraciones{{/prayers}}</ul>' };
  const names = { 'Prayer Wall': 'Muro de oración' };
  const wall = { ...feed, title: 'Prayer Wall', navigation: { label: 'Prayer Wall', position: 1 } };
  const translated = { ...area, routes: [wall], translations: { es: { missing: 0, names, pages } } };
  const [spanish, hebrew] = (['es', 'he'] as const).map(
    (locale) => translateRemotes({ wall: translated }, locale).wall!,
  );
  expect(spanish!.routes[0]).toMatchObject({
    title: 'Muro de oración',
    navigation: { label: 'Muro de oración' },
  });
  expect(spanish!.prerendered['/prayers']!.html).toBe(pages['/prayers']);
  expect(hebrew).toMatchObject({ routes: [wall], prerendered: area.prerendered });
});

test('a page is filled with what else its route requests for everyone, too', () => {
  const html = '{{#prayers}}{{#prayers}}<p></p>{{/prayers}}{{/prayers}}{{#stats}}{{totalAmens}}{{/stats}}';
  const at: ResolvedRoute = {
    ...feed,
    otherOperations: { everyone: ['Figures'], members: [] },
    area: { ...area, prerendered: { '/prayers': { html, style: '' } } },
  };
  const found = findPrerendered(shell, {
    address: new URL('/prayers', 'http://localhost'),
    locale: 'es',
    route: at,
    results: [
      { operationName: 'Feed', variables: {}, result: { data: titles('Hope') } },
      {
        operationName: 'Figures',
        variables: {},
        result: { data: { stats: { __typename: 'Stats', totalAmens: 1234567 } } },
      },
    ],
    remotes: {},
    config,
    caller: null,
  });
  expect(found!.html.text).toBe('<b>Muro</b><p></p>1.234.567');
});

test('the first screen ends where the area says, or else with the page', () => {
  const frame = '{{{area}}}{{^hasFirstScreenEnd}}<i></i>{{/hasFirstScreenEnd}}';
  const html =
    '{{#prayers}}{{#prayers}}<p></p>{{#row_2}}<b id="first-screen-end"></b>{{/row_2}}{{/prayers}}{{/prayers}}';
  const at = { ...feed, area: { ...area, prerendered: { '/prayers': { html, style: '' } } } };
  const framed = (...given: string[]) =>
    prerender('/prayers', 'Feed', titles(...given), at, 'en', null, {
      ...shell,
      frame: { html: frame, style: '' },
    });
  expect(framed('Hope', 'A safe road', 'Home')).toBe('<p></p><p></p><b id="first-screen-end"></b><p></p>');
  expect(framed('Hope')).toBe('<p></p><i></i>');
});

test('members get their own page with their name around it, as visitors do where theirs does not differ', () => {
  const asMember = (name: string | null, at: ResolvedRoute = feed, locale: Locale = 'en') => {
    const caller = { name, firstName: null };
    return at === feed
      ? prerender('/prayers', 'Feed', titles('Hope'), at, locale, caller)
      : prerender('/prayer/7', 'Prayer', { prayer: { title: 'Hope', user: null } }, at, locale, caller);
  };
  expect(asMember('Ruth & <Boaz>')).toBe('<b>Ruth &amp; &lt;Boaz&gt;</b><i></i><li>Hope</li>');
  expect(asMember(null)).toBe('<b>Signed In</b><i></i><li>Hope</li>');
  expect(asMember('Ruth', feed, 'es')).toBe('<b>Ruth</b> Muro<i></i><li>Hope</li>');
  expect(asMember('Ruth', prayer)).toBe('<b>Ruth</b><h1>Hope</h1>Anonymous');
  const older = { ...feed, area: { ...area, prerenderedForMembers: undefined } };
  expect(prerender('/prayers', 'Feed', titles('Hope'), older, 'en', ruth)).toBeNull();
});

test('a member has a first page of their own', () => {
  const landing = (caller: typeof ruth, locale: Locale = 'en') =>
    prerender('/', '', {}, null, locale, caller);
  expect(landing(ruth)).toBe('<p>Welcome, Ruth</p>Ruth Moab');
  expect(landing({ name: 'R <b>', firstName: null })).toBe('<p>Welcome</p>R &lt;b&gt;');
  expect(landing(ruth, 'es')).toBe('<p>Hola</p>Ruth Moab');
  expect(landing(ruth, 'he')).toBe('<p>Welcome, Ruth</p>Ruth Moab');
});

test('an author is shown by the display name rule', () => {
  const shown = (user: object | null) =>
    prerender('/prayer/7', 'Prayer', { prayer: { title: '', user } }, prayer);
  expect(shown(null)).toBe('<h1></h1>Anonymous');
  expect(shown({ firstName: 'Ruth', lastName: 'Moab', name: 'R' })).toBe('<h1></h1>Ruth Moab');
  expect(shown({ firstName: 'Ruth', lastName: null, name: null })).toBe('<h1></h1>Community Member');
});

test.each([
  '<script>alert(1)</script>',
  '{{nonce}}',
  '"><img src=x onerror=alert(1)>',
  '{{{title}}}',
  '&lt;b&gt;',
])('the text %j is escaped', (title) => {
  document.body.innerHTML = prerender('/prayers', 'Feed', titles(title))!;
  expect(document.querySelector('li')!.textContent).toBe(title);
  expect([...document.body.querySelectorAll('*')].map(({ localName }) => localName)).toEqual([
    'style',
    'ul',
    'li',
  ]);
});

test('the beginning of a list is prerendered, and a tag tells whether a text is long', () => {
  const long = 'é'.repeat(151);
  const prerendered = prerender('/prayers', 'Feed', titles('é'.repeat(150), long, '3', '4', '5', '6', '7'))!;
  expect(prerendered.match(/<li>/g)).toHaveLength(6);
  expect(prerendered).toContain(`<li>${long}…</li>`);
  expect(prerendered.match(/…/g)).toHaveLength(1);
});

test('nothing is prerendered without a result, with query parameters, on other pages, or for an area without prerendered pages', () => {
  expect(prerender('/prayers', 'Other', titles('Hope'))).toBeNull();
  expect(prerender('/prayers?sort=amens', 'Feed', titles('Hope'))).toBeNull();
  expect(prerender('/testimonials', 'Feed', titles('Hope'), { ...feed, path: '/testimonials' })).toBeNull();
  expect(
    prerender('/prayers', 'Feed', titles('Hope'), { ...feed, area: { ...area, prerendered: {} } }),
  ).toBeNull();
  expect(prerender('/prayers?fbclid=x', 'Feed', titles('Hope'))).not.toBeNull();
});
