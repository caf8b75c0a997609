import { useLingui } from '@lingui/react/macro';
import { HandHeart, Megaphone, MessageCircle, Pin, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PostType } from 'schema/vocabulary';
import { role, space, styled, Text } from 'kit';
import { clampedName } from '../../clampedName';
import { postTypeNames } from '../../vocabularyNames';

const typeIcons: Record<PostType, ReactNode> = {
  message: <MessageCircle />,
  prayer_request: <HandHeart />,
  praise: <Sparkles />,
  announcement: <Megaphone />,
};

export function TypeSign({ type }: { type: PostType }) {
  const { t } = useLingui();
  return <Sign label={t(postTypeNames[type])}>{typeIcons[type]}</Sign>;
}

export function PinnedSign() {
  const { t } = useLingui();
  return (
    <Sign label={t({ message: 'Pinned', comment: 'A post that stays at the top' })}>
      <Pin />
    </Sign>
  );
}

/** An icon with its text for screen readers. */
function Sign({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Mark role="img" aria-label={label} title={label}>
      {children}
    </Mark>
  );
}

export const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space[3]};
  align-items: center;
`;

export const Name = styled(Text)`
  ${clampedName}
`;

const Mark = styled.span`
  display: inline-grid;
  color: ${role.accent};

  svg {
    width: 1.125rem;
    height: 1.125rem;
  }
`;
