/** @jest-environment jsdom */
import type { Area } from './registry';
import { paintArea } from './painting';

const wall: Area = {
  version: 'v1',
  entry: '/mf/mf-wall/v1/remoteEntry.js',
  kit: '^2.0.0',
  routes: ['/prayers', '/prayer/:id'],
  slots: {},
  preload: {},
  operations: {},
  questions: [
    {
      route: '/prayers',
      operationName: 'Feed',
      query: '',
      variables: { sort: { from: 'query', name: 'sort', as: 'text', default: 'recent' } },
    },
    {
      route: '/prayer/:id',
      operationName: 'Prayer',
      query: '',
      variables: { id: { from: 'path', name: 'id', as: 'number', default: null } },
    },
  ],
  paintings: {
    '/prayers': {
      html: '<ul>{{#prayers}}{{#prayers}}<li>{{title}}{{#titleIsLong}}…{{/titleIsLong}}</li>{{/prayers}}{{/prayers}}</ul>',
      css: 'li{color:red}',
    },
    '/prayer/:id': { html: '{{#prayer}}<h1>{{title}}</h1>{{#user}}{{name}}{{/user}}{{/prayer}}', css: '' },
  },
};

const titles = (...given: string[]) => ({ prayers: { prayers: given.map((title) => ({ title })) } });

function paint(address: string, operationName: string, data: object, areas = [wall]) {
  const answers = [{ operationName, variables: {}, result: { data } }];
  return paintArea(areas, new URL(address, 'http://localhost'), { nonce: 'abc', answers });
}

test('what the build has painted is filled with the words of the answer, its style has the nonce of the page', () => {
  expect(paint('/prayers', 'Feed', titles('Hope', 'A safe road'))).toBe(
    '<style nonce="abc">li{color:red}</style><ul><li>Hope</li><li>A safe road</li></ul>',
  );
  expect(paint('/prayer/7', 'Prayer', { prayer: { title: 'Hope', user: { name: 'Ruth' } } })).toContain(
    '<h1>Hope</h1>Ruth',
  );
});

test.each([
  '<script>alert(1)</script>',
  '{{nonce}}',
  '"><img src=x onerror=alert(1)>',
  '{{{title}}}',
  '&lt;b&gt;',
])('the words %j stay words', (title) => {
  document.body.innerHTML = paint('/prayers', 'Feed', titles(title))!;
  expect(document.querySelector('li')!.textContent).toBe(title);
  expect([...document.body.querySelectorAll('*')].map(({ localName }) => localName)).toEqual([
    'style',
    'ul',
    'li',
  ]);
});

test('of a list its beginning is painted, and a place tells whether a text is long', () => {
  const long = 'é'.repeat(151);
  const painted = paint('/prayers', 'Feed', titles('é'.repeat(150), long, '3', '4', '5', '6', '7'))!;
  expect(painted.match(/<li>/g)).toHaveLength(6);
  expect(painted).toContain(`<li>${long}…</li>`);
  expect(painted.match(/…/g)).toHaveLength(1);
});

test('nothing is painted without an answer, for a choice, elsewhere, or by an area that has no painting', () => {
  expect(paint('/prayers', 'Other', titles('Hope'))).toBeNull();
  expect(paint('/prayers?sort=amens', 'Feed', titles('Hope'))).toBeNull();
  expect(paint('/testimonials', 'Feed', titles('Hope'))).toBeNull();
  expect(paint('/prayers', 'Feed', titles('Hope'), [{ ...wall, paintings: {} }])).toBeNull();
  expect(paint('/prayers?fbclid=x', 'Feed', titles('Hope'))).not.toBeNull();
});
