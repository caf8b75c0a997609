import type { AreaDeclaration } from 'kit';
import { groupPage, invitation } from 'schema/addresses';
import { pageSize } from './chains/pageSize';

export const area: AreaDeclaration = {
  routes: [
    {
      path: groupPage(':id'),
      component: './group/GroupPage',
      title: 'Prayer Group',
      label: 'This group',
      operation: { name: 'GroupPage', variables: { id: { from: 'path', name: 'id', as: 'number' } } },
    },
    {
      path: invitation(':token'),
      component: './invite/JoinPage',
      title: 'Invitation',
      label: 'This invitation',
      operation: { name: 'GroupByInvite', variables: { token: { from: 'path', name: 'token' } } },
    },
  ],
  slots: {
    chains: {
      component: './chains/Chains',
      operation: {
        name: 'ChainList',
        variables: { first: { value: pageSize }, isMember: { from: 'session' } },
      },
    },
    groups: {
      component: './groups/Groups',
      operation: { name: 'GroupList', variables: { theme: { from: 'query', name: 'theme' } } },
    },
  },
  prerenderer: './prerender/prerender.tsx',
};
