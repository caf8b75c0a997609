import { deviceOf } from './device';

const linux = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const android =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const edge =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0';

test.each([
  [linux, 'Firefox on Linux'],
  [android, 'Chrome on Android'],
  [iPhone, 'Safari on iPhone'],
  [edge, 'Edge on Windows'],
  ['<script>alert(1)</script>', 'A browser'],
  [undefined, 'A browser'],
])('%j is %s', (userAgent, device) => expect(deviceOf(userAgent)).toBe(device));
