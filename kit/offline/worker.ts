/** For the service worker, which has no document: nothing here may need one. */
export { findLastRead, storeLastRead } from './lastRead';
export { deleteOld, deletePages, deleteStored, leaveDevice, pagesOf } from './leave';
export { sendWaiting, waitingWrites } from './sendWaiting';
export { finishSignOut, clearSignOut, isSignOutDue, recordSignOut } from './signOut';
