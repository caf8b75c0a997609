export { findWaitingPath, clearAfterSignIn, rememberForSignIn, useAfterSignIn } from './useAfterSignIn';
