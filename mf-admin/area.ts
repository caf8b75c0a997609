import type { AreaDeclaration } from 'kit';
import { admin, team } from 'schema/addresses';

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
    {
      path: team,
      component: './care/TeamPage',
      title: 'The prayer team',
      label: 'The page of the prayer team',
      audience: 'team',
    },
  ],
  slots: {
    reportDialog: './moderation/ReportDialog',
    hiddenNotice: './moderation/HiddenNotice',
  },
};
