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

test('a slot is filled by the live remote that says so', () => {
  page.registry.remotes = {
    'mf-wall': remote({ composer: 'Composer' }),
    'mf-groups': remote({ chains: 'Chains' }),
  };
  expect(findSlot('chains')).toEqual({ remote: 'mf-groups', module: 'Chains' });
  expect(findSlot('groups')).toBeNull();

  delete page.registry.remotes['mf-groups'];
  expect(findSlot('chains')).toBeNull();
});
