import type { AreaDeclaration } from 'kit';
import { admin } from 'schema/addresses';

export const area: AreaDeclaration = {
  routes: [
    {
      path: admin,
      component: './dashboard/Dashboard',
      title: 'Administration',
      label: 'The dashboard',
      audience: 'administrators',
      operation: { name: 'AdminOverview' },
    },
  ],
  slots: {
    reportDialog: './moderation/ReportDialog',
    hiddenNotice: './moderation/HiddenNotice',
  },
};
