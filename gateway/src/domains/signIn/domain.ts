import type { Domain } from '../domain';
import { tags } from '../tags';
import { sendCodes } from './emailCodes';
import { emailCodeRoutes } from './emailCodesRest';
import { deleteOldCodes } from './emailCodesSql';

/** Signing in by the ways that need no redirect; the others are in `web/signIn`. */
export const signIn: Domain = {
  routes: [...emailCodeRoutes],
  tag: tags.signIn,
  jobs: [
    { name: 'send_sign_in_codes', run: sendCodes },
    { name: 'sweep', run: ({ database }) => deleteOldCodes(database.sql) },
  ],
};
