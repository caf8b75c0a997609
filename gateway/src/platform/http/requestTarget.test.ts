import { normalisedTarget } from './requestTarget';

test.each([
  ['/api/prayers?page=2', '/api/prayers?page=2'],
  ['/API/Prayers', '/api/Prayers'],
  ['/%61pi/prayers', '/api/prayers'],
  ['/%41%50%49/prayers', '/api/prayers'],
  ['http://localhost/api/prayers', '/api/prayers'],
  ['HTTP://elsewhere.example:80/api/prayers?a=//b', '/api/prayers?a=//b'],
  ['http://localhost', '/'],
  ['http://localhost?search=a', '/?search=a'],
  ['/prayers/../api/stats', '/api/stats'],
  ['/prayers/%2e%2E/api/stats', '/api/stats'],
  ['/Newsletter/confirm', '/newsletter/confirm'],
  ['/join/AbC', '/join/AbC'],
  ['/apia', '/apia'],
  ['/prayers?next=https://x.org?y', '/prayers?next=https://x.org?y'],
  ['/prayers?search=%61%', '/prayers?search=%61%'],
  ['/mf/~1/a.js', '/mf/~1/a.js'],
  ['/gebet/gr%C3%BC%C3%9Fe', '/gebet/gr%C3%BC%C3%9Fe'],
])('%s is %s', (target, normalised) => expect(normalisedTarget(target)).toBe(normalised));

test.each(
  [
    ...['//', '//api/prayers', '/api//prayers', '///', '*', '', 'api/prayers', '/join/%', '/%zz', '/\\api'],
    ...['http:///api', 'http://', 'ftp://x/api', 'http://localhost//api', 'localhost:80', '/%2f/%', '/#a'],
  ].filter((target) => target !== ''),
)('%j is no target', (target) => expect(normalisedTarget(target)).toBeNull());
