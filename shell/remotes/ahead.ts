/** The code for the next page, which no first view needs: one file, loaded when the page is idle. */
import { followBack } from '../routes/focusOpened';

export { prefetchHere, prefetchPath } from './firstOperation';
export { prepareNextPages } from './nextPages';

// A press may bring this file before the page is idle, and Back may follow at once.
followBack();
