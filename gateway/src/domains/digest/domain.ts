import type { Domain } from '../domain';
import { sendDigests } from './send';

export const digest: Domain = {
  apiTokens: 'accepted',
  jobs: [{ name: 'send_digests', run: sendDigests }],
};
