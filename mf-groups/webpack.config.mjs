import { remote } from 'kit/build';

export default remote({
  name: 'mf-groups',
  directory: import.meta.dirname,
  exposes: {
    './Chains': './chains/Chains',
    './Groups': './groups/Groups',
    './GroupPage': './group/GroupPage',
    './JoinPage': './invite/JoinPage',
  },
  slots: { chains: 'Chains', groups: 'Groups' },
  routes: [
    {
      path: '/prayer-groups/:id',
      module: 'GroupPage',
      operation: 'GroupPage',
      variables: { id: { from: 'path', name: 'id', as: 'number' } },
    },
    {
      path: '/join/:token',
      module: 'JoinPage',
      operation: 'GroupByInvite',
      variables: { token: { from: 'path', name: 'token' } },
    },
  ],
});
