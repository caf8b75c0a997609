import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { styled } from 'styled-components';
import { role } from '../../theme/role';
import { radius, space } from '../../theme/space';
import { type } from '../../theme/type';
import { IconButton } from '../IconButton/IconButton';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

export interface NoticeProps {
  tone?: NoticeTone;
  title?: string;
  children?: ReactNode;
  action?: ReactNode;
  onDismiss?: () => void;
  /** It appears while the page is in use, and is announced then. */
  isLive?: boolean;
}

/** A message in the flow of the page. */
export function Notice({ tone = 'info', title, children, action, onDismiss, isLive = false }: NoticeProps) {
  const { t } = useLingui();
  const Icon = icons[tone];
  return (
    <Frame $tone={tone} role={isLive ? (tone === 'danger' ? 'alert' : 'status') : undefined}>
      <Icon size="1.25rem" aria-hidden="true" />
      <Content>
        {title && <strong>{title}</strong>}
        {children && <div>{children}</div>}
        {action}
      </Content>
      {onDismiss && <IconButton label={t`Dismiss`} size="small" icon={<X />} onClick={onDismiss} />}
    </Frame>
  );
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

const tones = {
  info: { surface: role.accentSoft, mark: role.accent },
  success: { surface: role.successSoft, mark: role.success },
  warning: { surface: role.warningSoft, mark: role.warning },
  danger: { surface: role.dangerSoft, mark: role.danger },
};

const Frame = styled.div<{ $tone: NoticeTone }>`
  ${type.small}
  display: flex;
  gap: ${space[3]};
  align-items: flex-start;
  padding: ${space[3]} ${space[4]};
  color: ${role.ink};
  background: ${({ $tone }) => tones[$tone].surface};
  border-radius: ${radius.medium};

  /* Without its surface. */
  @media (forced-colors: active) {
    border: 1px solid;
  }

  > svg {
    flex: none;
    margin-top: 0.1rem;
    color: ${({ $tone }) => tones[$tone].mark};
  }

  > button {
    margin-block: -0.35rem;
    margin-inline-end: -0.5rem;
    color: ${role.ink};
  }
`;

const Content = styled.div`
  display: grid;
  flex: 1;
  gap: ${space[1]};
  justify-items: start;
  min-width: 0;

  > button {
    margin-top: ${space[2]};
  }
`;
