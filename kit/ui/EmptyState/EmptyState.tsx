import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { role } from '../../theme/role';
import { space } from '../../theme/space';
import { IconTile, type IconTileTone } from '../IconTile/IconTile';
import { Heading, type HeadingLevel } from '../Text/Heading';

export interface EmptyStateProps {
  icon?: ReactNode;
  title: string;
  level?: HeadingLevel;
  tone?: IconTileTone;
  children?: ReactNode;
  action?: ReactNode;
}

/** An empty list or page, with a kind text and an action. */
export function EmptyState({ icon, title, level = 2, tone = 'accent', children, action }: EmptyStateProps) {
  return (
    <Frame>
      {icon && <IconTile $tone={tone}>{icon}</IconTile>}
      <Words>
        <Heading level={level} size="heading">
          {title}
        </Heading>
        {children && <Text>{children}</Text>}
      </Words>
      {action}
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  align-items: center;
  padding: ${space[9]} ${space[4]};
  text-align: center;
`;

const Words = styled.div`
  display: grid;
  gap: ${space[2]};
`;

const Text = styled.div`
  max-width: 34rem;
  color: ${role.inkSoft};
  text-wrap: pretty;
`;
