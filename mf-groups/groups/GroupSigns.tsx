import { useLingui } from '@lingui/react/macro';
import { Globe, Lock, Star, UserCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Cluster, role, styled, VisuallyHidden } from 'kit';
import type { GroupCard_GroupFragment } from '../gen/graphql';

/** Badges: whether the group is private, whether joining needs approval, whether the viewer is an admin. */
export function GroupSigns({ group }: { group: GroupCard_GroupFragment }) {
  const { t } = useLingui();
  return (
    <Cluster gap={2}>
      {group.memberRole === 'admin' && (
        <Sign words={t`You are an admin`} color={role.highlightInk}>
          <Star fill="currentColor" />
        </Sign>
      )}
      {group.isPrivate ? (
        <Sign words={t`Private group`}>
          <Lock />
        </Sign>
      ) : (
        <Sign words={t`Public group`}>
          <Globe />
        </Sign>
      )}
      {group.isPrivate && group.joinApprovalRequired && (
        <Sign words={t`Approval required`}>
          <UserCheck />
        </Sign>
      )}
    </Cluster>
  );
}

interface SignProps {
  words: string;
  color?: string;
  children: ReactNode;
}

function Sign({ words, color = role.inkSoft, children }: SignProps) {
  return (
    <Mark title={words} $color={color}>
      {children}
      <VisuallyHidden>{words}</VisuallyHidden>
    </Mark>
  );
}

const Mark = styled.span<{ $color: string }>`
  position: relative;
  display: inline-grid;
  color: ${({ $color }) => $color};

  svg {
    width: 1.125rem;
    height: 1.125rem;
  }
`;
