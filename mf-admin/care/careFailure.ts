import { t } from '@lingui/core/macro';

export const careFailure = () => ({
  signIn: t`You need to sign in to look after these prayers.`,
  fallback: t`Failed to save it`,
});
