/** The code for the next page, which no first view needs: one file, loaded when the page is idle. */
export { followBack } from '../routes/focusOpened';
export { prefetchHere, prefetchPath } from './firstOperation';
export { fetchNextPages } from './nextPages';
