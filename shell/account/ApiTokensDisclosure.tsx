import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { role, space, styled } from 'kit';
import { ApiTokens } from './ApiTokens';

/** API tokens are for the few members who write programs: the others see one closed line. */
export function ApiTokensDisclosure() {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <Details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <Summary>{t`API tokens`}</Summary>
      {isOpen && (
        <Content>
          <ApiTokens />
        </Content>
      )}
    </Details>
  );
}

const Details = styled.details`
  grid-column: 1 / -1;
  min-width: 0;
`;

const Summary = styled.summary`
  min-height: 2.75rem;
  padding-block: ${space[2]};
  color: ${role.accent};
  cursor: pointer;
`;

const Content = styled.div`
  padding-top: ${space[3]};
`;
