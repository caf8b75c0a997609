import { css, styled } from 'styled-components';
import { role } from '../../theme/role';
import { space } from '../../theme/space';
import { type } from '../../theme/type';
import { ownProps } from '../ownProps';

export interface TextProps {
  size?: 'lead' | 'body' | 'label' | 'small' | 'caption' | 'scripture';
  tone?: 'ink' | 'soft' | 'accent' | 'danger' | 'success' | 'inherit';
  align?: 'start' | 'center' | 'end';
  isStrong?: boolean;
}

const tones = {
  ink: role.ink,
  soft: role.inkSoft,
  accent: role.accent,
  danger: role.danger,
  success: role.success,
  inherit: 'inherit',
};

/** A paragraph, or another element with `as`. */
export const Text = styled.p.withConfig(ownProps('size', 'tone', 'align', 'isStrong'))<TextProps>`
  ${({ size = 'body' }) => type[size]}
  min-width: 0;
  color: ${({ tone = 'inherit' }) => tones[tone]};
  ${({ align }) =>
    align &&
    css`
      text-align: ${align};
    `}
  ${({ isStrong }) =>
    isStrong &&
    css`
      font-weight: 700;
    `}
`;

/** Text that people wrote: preserves line breaks and breaks long words. */
export const Prose = styled.div`
  ${type.body}
  max-width: 42rem;
  /* On the side of its own language. */
  margin-inline-end: auto;
  white-space: pre-line;
  overflow-wrap: anywhere;
  hyphens: auto;
  text-wrap: pretty;

  > * + * {
    margin-top: ${space[4]};
  }
`;
