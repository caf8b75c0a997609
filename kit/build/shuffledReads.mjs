import { setTimeout as pause } from 'node:timers/promises';

/** In milliseconds: longer than reading a file takes. */
const longest = 30;

/** Delays each file of a build by a random time. What is built must not depend on it (`npm run reproduce`). */
export const shuffledReads = {
  apply(compiler) {
    compiler.hooks.normalModuleFactory.tap('shuffledReads', ({ hooks }) => {
      for (const hook of [hooks.beforeResolve, hooks.afterResolve])
        hook.tapPromise({ name: 'shuffledReads', stage: -100 }, () => pause(longest * Math.random()));
    });
  },
};
