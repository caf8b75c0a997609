import { remote } from 'kit/build';

export default remote({
  name: 'mf-admin',
  directory: import.meta.dirname,
  exposes: {
    './Dashboard': './dashboard/Dashboard',
    './ReportDialog': './moderation/ReportDialog',
  },
  slots: { reportDialog: 'ReportDialog' },
  routes: [{ path: '/admin', module: 'Dashboard', operation: 'AdminOverview', variables: {} }],
});
