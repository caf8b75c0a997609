import { useLingui } from '@lingui/react/macro';
import { useToast } from 'kit';
import { invitation } from 'schema/addresses';

/** A group's invite link, and what is said of copying it (specification, sections 2 and 5). */
export function useInviteLink(token: string) {
  const { t } = useLingui();
  const toast = useToast();
  return {
    link: window.location.origin + invitation(token),
    onCopied: () => window.alert(t`Invite link copied to clipboard!`),
    onCopyFailed: () =>
      toast({ title: t`Error`, description: t`The link could not be copied.`, variant: 'destructive' }),
  };
}
