import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { KeyboardEvent, Ref } from 'react';
import { Button, Fieldset, IconButton, radius, role, space, styled, type } from 'kit';
import { InviteLine } from './InviteLine';

interface InvitationsProps {
  /** Of the field for an address. */
  ref: Ref<HTMLInputElement>;
  invited: readonly string[];
  typed: string;
  refusal: string | undefined;
  onType: (typed: string) => void;
  add: () => unknown;
  remove: (address: string) => void;
}

/** The people who are invited to a private chain, added one address at a time. */
export function Invitations({ ref, invited, typed, refusal, onType, add, remove }: InvitationsProps) {
  const { t } = useLingui();
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Must not submit the surrounding form.
    event.preventDefault();
    add();
  };

  return (
    <Fieldset
      legend={t`Invitations`}
      description={t`They are invited by mail and join with an account that has the same address.`}
    >
      <InviteLine
        ref={ref}
        label={t`Email address`}
        value={typed}
        onChange={onType}
        onKeyDown={addOnEnter}
        error={refusal}
        button={<Button onClick={add}>{t`Add`}</Button>}
      />
      {invited.length > 0 && (
        <List aria-label={t`Invited addresses`}>
          {invited.map((address) => (
            <Invited key={address}>
              <Address>{address}</Address>
              <IconButton label={t`Remove ${address}`} icon={<X />} onClick={() => remove(address)} />
            </Invited>
          ))}
        </List>
      )}
    </Fieldset>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

const Invited = styled.li`
  ${type.small}
  display: flex;
  align-items: center;
  max-width: 100%;
  padding-inline-start: ${space[3]};
  background: ${role.surfaceSunken};
  border-radius: ${radius.pill};
`;

const Address = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;
