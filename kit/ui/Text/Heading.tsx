import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { type, type TypeName } from '../../theme/type';

export type HeadingLevel = 1 | 2 | 3 | 4;
export type HeadingSize = Extract<TypeName, 'display' | 'title' | 'heading' | 'subheading' | 'label'>;

export interface HeadingProps extends ComponentPropsWithRef<'h1'> {
  /** Its level in the page's outline. */
  level: HeadingLevel;
  /** Its size; by default that of its level. */
  size?: HeadingSize;
}

/** A heading; with `tabIndex={-1}` a program can focus it. */
export function Heading({ level, size = sizes[level], ...rest }: HeadingProps) {
  return <Root as={`h${level}`} {...rest} $size={size} />;
}

const sizes: Record<HeadingLevel, HeadingSize> = { 1: 'title', 2: 'heading', 3: 'subheading', 4: 'label' };

const Root = styled.h1<{ $size: HeadingSize }>`
  ${({ $size }) => type[$size]}
  min-width: 0;
`;
