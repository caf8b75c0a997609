import { useState, type FormEvent } from 'react';
import { Button, readFailure, Stack, Text, useFailureToast, useMutation, useToast } from 'kit';
import { InviteToChainDocument } from '../gen/graphql';
import { InviteLine } from './InviteLine';
import { readInvitation } from './invitation';

interface InviteMoreProps {
  chainId: number;
  invited: readonly string[];
}

/** Who is invited to the creator's own chain, and a field for one more. */
export function InviteMore({ chainId, invited }: InviteMoreProps) {
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const toast = useToast();
  const tellOfFailure = useFailureToast();
  const [invite, { loading }] = useMutation(InviteToChainDocument);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { address, refusal: wrong } = readInvitation(typed, invited);
    setRefusal(wrong);
    if (address === undefined) return;
    try {
      await invite({ variables: { chainId, emails: [address] } });
      setTyped('');
      toast({ title: 'Invitation sent', description: `${address} can see and join this chain.` });
    } catch (error) {
      setRefusal(readFailure(error).fieldErrors[0]?.message);
      tellOfFailure(error, {
        signIn: 'You need to sign in to invite people.',
        otherwise: 'Failed to send the invitation. Please try again.',
      });
    }
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={3}>
        <Text size="small">
          {invited.length > 0 ? `Invited: ${invited.join(', ')}` : 'Nobody is invited yet.'}
        </Text>
        <InviteLine
          label="Invite someone else by email"
          value={typed}
          onChange={setTyped}
          error={refusal}
          button={
            <Button type="submit" pending={loading}>
              Invite
            </Button>
          }
        />
      </Stack>
    </form>
  );
}
