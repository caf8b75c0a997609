import { localPath } from './localPath';

test.each([
  '/prayers',
  '/prayer/7',
  '/prayers?search=hope&sort=amens',
  '/testimonials#12',
  '/prayers?next=https://x.org',
])('%s is a path of our own', (path) => expect(localPath(path)).toBe(path));

test.each([
  ...[
    'https://evil.example',
    'http:evil.example',
    'HTTPS://evil.example',
    'evil.example',
    '',
    ' ',
    '?a=b',
    '#a',
  ],
  ...[
    '//evil.example',
    '///evil.example',
    '////evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\\/evil.example',
  ],
  ...[
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    '/\r\n/evil.example',
    ' //evil.example',
    '/ /evil.example',
  ],
  ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,x', 'vbscript:x', 'file:///etc/passwd'],
  ...['/..//evil.example', '/.//evil.example', '/%5c../..//evil.example', '/./\\evil.example', '/a\\b'],
  ...[
    'http://localhost:4000@evil.example',
    '//localhost@evil.example',
    '@evil.example',
    '.evil.example',
    ':evil',
  ],
  ...['/api/logout', '/api/login?returnTo=/', '/a/../api/logout', '/./api/logout'],
  ...['/\u0000', '/a\u0007b', '/\u007f', '/a b', `/${'a'.repeat(3000)}`],
])('%j leads away, or nowhere, and is ignored', (path) => expect(localPath(path)).toBeNull());

test.each([[undefined], [null], [7], [['/a', '/b']], [{ path: '/a' }]])('%j is no path', (candidate) => {
  expect(localPath(candidate)).toBeNull();
});
