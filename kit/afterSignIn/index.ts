export { findWaitingPath, forgetAfterSignIn, rememberForSignIn, useAfterSignIn } from './useAfterSignIn';
