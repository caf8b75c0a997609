import type { AreaDeclaration } from 'kit';
import { groupPage, invitation } from 'schema/addresses';

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
  slots: { chains: './chains/Chains', groups: './groups/Groups' },
  prerenderer: './prerender/prerender.tsx',
};
