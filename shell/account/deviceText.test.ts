import { msg } from '@lingui/core/macro';
import { i18n } from 'kit';
import { deviceText } from './deviceText';

const devices = ['Firefox on Linux', 'Samsung Internet on Android', 'A browser on macOS', 'A browser'];

afterEach(() => i18n.activate('en'));

test('a device is called as the gateway calls it', () => {
  expect(devices.map(deviceText)).toEqual(devices);
});

test('in another language only the names stay', () => {
  i18n.load('de', {
    [msg`${{ name: '' }} on ${{ system: '' }}`.id]: [['name'], ' auf ', ['system']],
    [msg`A browser`.id]: ['Ein Browser'],
  });
  i18n.activate('de');
  expect(devices.map(deviceText)).toEqual([
    'Firefox auf Linux',
    'Samsung Internet auf Android',
    'Ein Browser auf macOS',
    'Ein Browser',
  ]);
});
