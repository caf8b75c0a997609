import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { role } from '../../theme/role';
import { radius, space } from '../../theme/space';
import { shadow } from '../../theme/shadow';
import { type } from '../../theme/type';
import { z } from '../../theme/z';

/** The first link of the page: skips the header. */
export function SkipLink({ href = '#content' }: { href?: string }) {
  const { t } = useLingui();
  return <Root href={href}>{t`Skip to content`}</Root>;
}

const Root = styled.a`
  ${type.label}
  position: fixed;
  inset-block-start: ${space[2]};
  inset-inline-start: ${space[2]};
  z-index: ${z.skipLink};
  padding: ${space[3]} ${space[4]};
  color: ${role.inkOnAccent};
  background: ${role.accent};
  border-radius: ${radius.pill};
  box-shadow: ${shadow.floating};

  &:hover {
    color: ${role.inkOnAccent};
  }

  &:not(:focus) {
    transform: translateY(-200%);
    box-shadow: none;
  }
`;
