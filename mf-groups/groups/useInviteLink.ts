import { useLingui } from '@lingui/react/macro';
import { useRef, type RefObject } from 'react';
import { useToast } from 'kit';
import { invitation } from 'schema/addresses';

/** A group's invite link, and copying it from the field that shows it (specification, sections 2 and 5). */
export function useInviteLink(token: string) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const toast = useToast();
  const link = window.location.origin + invitation(token);

  return {
    link,
    field,
    async copy() {
      if (await copyText(link, field)) window.alert(t`Invite link copied to clipboard!`);
      else toast({ title: t`Error`, description: t`The link could not be copied.`, variant: 'destructive' });
    },
  };
}

/** Pages without https have no clipboard API: there the selected text of the field is copied. */
async function copyText(text: string, field: RefObject<HTMLInputElement | null>): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field.current?.select();
    return document.execCommand('copy');
  }
}
