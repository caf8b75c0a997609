import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { type, type TypeName } from '../../theme/type';

export type HeadingLevel = 1 | 2 | 3 | 4;
export type HeadingSize = Extract<TypeName, 'display' | 'title' | 'heading' | 'subheading' | 'label'>;

export interface HeadingProps extends ComponentPropsWithRef<'h1'> {
  /** Its place in the outline of the page. */
  level: HeadingLevel;
  /** How large it looks; after its level unless told. */
  size?: HeadingSize;
}

/** A heading; with `tabIndex={-1}` the page can lead the focus to it. */
export function Heading({ level, size = sizes[level], ...rest }: HeadingProps) {
  return <Root as={`h${level}`} {...rest} $size={size} />;
}

const sizes: Record<HeadingLevel, HeadingSize> = { 1: 'title', 2: 'heading', 3: 'subheading', 4: 'label' };

const Root = styled.h1<{ $size: HeadingSize }>`
  ${({ $size }) => type[$size]}
  min-width: 0;
`;
