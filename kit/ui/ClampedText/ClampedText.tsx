import { useId, useState } from 'react';
import { longText } from 'schema/longText';
import { css, styled } from 'styled-components';
import { role } from '../../theme/role';
import { space } from '../../theme/space';
import { type } from '../../theme/type';

export interface ClampedTextProps {
  text: string;
  /** Longer texts, in characters, are clamped. */
  limit?: number;
  /** The number of visible lines of a clamped text. */
  lines?: number;
}

/** Shows the beginning of a long text, and the rest on request. */
export function ClampedText({ text, limit = longText, lines = 3 }: ClampedTextProps) {
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const isLong = [...text].length > limit;

  return (
    <Frame>
      <Words id={id} $lines={isLong && !isWhole ? lines : null}>
        {text}
      </Words>
      {isLong && (
        <Toggle type="button" aria-expanded={isWhole} aria-controls={id} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? 'Show Less' : 'Read More'}
        </Toggle>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  justify-items: start;
  min-width: 0;
`;

const Words = styled.p<{ $lines: number | null }>`
  ${type.body}
  max-width: 100%;
  white-space: pre-line;
  overflow-wrap: anywhere;
  ${({ $lines }) =>
    $lines &&
    css`
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: ${$lines};
    `}
`;

const Toggle = styled.button`
  ${type.small}
  min-height: 2.75rem;
  padding: 0 ${space[2]};
  margin-inline: calc(-1 * ${space[2]});
  font-weight: 600;
  color: ${role.accent};
  background: none;
  border: 0;
  border-radius: 0.375rem;
  cursor: pointer;

  &:hover {
    color: ${role.accentStrong};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;
