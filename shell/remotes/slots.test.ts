import { page } from 'kit';
import { findSlot } from './slots';

const remote = (slots: Record<string, string>) => ({
  version: 'v1',
  entry: '/remoteEntry.js',
  kit: '*',
  routes: [],
  slots,
  comesFrom: null,
});

test('the live remote that declares a slot fills it', () => {
  page.registry.remotes = {
    'mf-wall': remote({ composer: 'Composer' }),
    'mf-groups': remote({ chains: 'Chains' }),
  };
  expect(findSlot('chains')).toEqual({ remote: 'mf-groups', module: 'Chains' });
  expect(findSlot('groups')).toBeNull();

  delete page.registry.remotes['mf-groups'];
  expect(findSlot('chains')).toBeNull();
});
