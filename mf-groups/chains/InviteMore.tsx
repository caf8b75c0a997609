import { useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { Button, Stack, Text, useWrite, formatList } from 'kit';
import { InviteToChainDocument } from '../gen/graphql';
import { InviteLine } from './InviteLine';
import { readInvitation } from './invitation';

interface InviteMoreProps {
  chainId: number;
  invited: readonly string[];
}

/** The people who are invited to an existing chain, and a field for another one. */
export function InviteMore({ chainId, invited }: InviteMoreProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [invite, { isPending }] = useWrite(InviteToChainDocument, {
    success: (_, { emails }) => ({
      title: t`Invitation sent`,
      description: t`${{ address: String(emails) }} can see and join this chain.`,
    }),
    failure: {
      signIn: t`You need to sign in to invite people.`,
      fallback: t`Failed to send the invitation. Please try again.`,
    },
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { address, refusal: wrong } = readInvitation(typed, invited);
    setRefusal(wrong);
    if (address === undefined) return;
    const { failure } = await invite({ chainId, emails: [address] });
    if (failure) setRefusal(failure.fieldErrors[0]?.message);
    else setTyped('');
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={3}>
        <Text size="small">
          {invited.length > 0
            ? t`Invited: ${{ addresses: formatList(invited, { style: 'narrow' }) }}`
            : t`Nobody is invited yet.`}
        </Text>
        <InviteLine
          label={t`Invite someone else by email`}
          value={typed}
          onChange={setTyped}
          error={refusal}
          button={<Button type="submit" pending={isPending}>{t`Invite`}</Button>}
        />
      </Stack>
    </form>
  );
}
