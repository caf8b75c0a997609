/** Values of returnTo that must be ignored: they lead off the site, nowhere, or to a route with an effect. */
export const hostileReturns = [
  ...['https://evil.example', 'http:evil.example', 'HTTPS://evil.example', 'evil.example', '', ' '],
  ...['https:/evil.example', 'https:///evil.example', 'ftp://evil.example', '?a=b', '#a'],
  ...['//evil.example', '///evil.example', '////evil.example', '/\\evil.example', '\\\\evil.example'],
  ...['/\\/evil.example', '\\/\\/evil.example', '//evil.example/%2f..', '/\\\\evil.example/a'],
  ...['/\t/evil.example', '/\n/evil.example', '\t//evil.example', '/\r\n/evil.example', ' //evil.example'],
  ...[
    '/ /evil.example',
    '/prayers\r\nLocation: https://evil.example',
    '/prayers\r\nSet-Cookie: pw_session=x',
  ],
  ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,x', 'vbscript:x', 'file:///etc/passwd'],
  ...['/..//evil.example', '/.//evil.example', '/%5c../..//evil.example', '/./\\evil.example', '/a\\b'],
  ...['http://localhost:4000@evil.example', '//localhost@evil.example', '@evil.example', '.evil.example'],
  ...[':evil', '/api/logout', '/api/login?returnTo=/', '/a/../api/logout', '/./api/logout'],
  ...[
    '/API/logout',
    '/Api/logout',
    '/%61pi/logout',
    '/%41PI/logout',
    '/api%2flogout',
    '/%2561pi/../api/logout',
  ],
  ...['/prayers/..%2fapi/logout', '/prayers/%2e%2e/api/logout', '/api', '/%', '/a//api/logout'],
  ...['/\u0000', '/a\u0007b', '/\u007f', '/a b', `/${'a'.repeat(3000)}`],
];
