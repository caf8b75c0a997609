import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { longText } from 'schema/longText';
import { css, keyframes, styled } from 'styled-components';
import { media } from '../../theme/media';
import { role } from '../../theme/role';
import { space } from '../../theme/space';
import { type } from '../../theme/type';

export interface ClampedTextProps {
  text: string;
  /** Longer texts, in characters, are clamped. */
  limit?: number;
  /** The number of visible lines of a clamped text. */
  lines?: number;
  /** The id of a heading that distinguishes its button from those of other texts. */
  describedBy?: string;
}

/**
 * Shows the beginning of a long text, and the rest on request. Where the whole text fits into the visible lines, as in a
 * wide card, there is no button.
 */
export function ClampedText({ text, limit = longText, lines = 3, describedBy }: ClampedTextProps) {
  const { t } = useLingui();
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const isLong = [...text].length > limit;

  return (
    <Frame>
      <Words id={id} dir="auto" $lines={isLong && !isWhole ? lines : null}>
        {text}
      </Words>
      {isLong && (
        <Toggle
          type="button"
          aria-expanded={isWhole}
          aria-controls={id}
          aria-describedby={describedBy}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? t`Show Less` : t`Read More`}
        </Toggle>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  justify-items: start;
  min-width: 0;
  timeline-scope: --words;
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
      scroll-timeline: --words;
    `}

  /* The blank line of a new paragraph would be one of the few, with an ellipsis alone. */
  ${({ $lines }) => $lines && $lines < 5 && 'white-space: normal;'}
`;

const offer = keyframes`
  from, to {
    visibility: visible;
    height: 2.25rem;
  }
`;

/**
 * A scroll timeline exists only where there is something to scroll to: the animation shows the button of a text that is
 * cut. A browser without such timelines always shows it.
 */
const Toggle = styled.button`
  ${type.small}
  height: 2.25rem;
  padding: 0 ${space[2]};
  margin-inline: calc(-1 * ${space[2]});
  font-weight: 600;
  color: ${role.accent};
  background: none;
  border: 0;
  border-radius: 0.375rem;
  cursor: pointer;

  @supports (timeline-scope: --words) {
    &[aria-expanded='false'] {
      height: 0;
      overflow: hidden;
      visibility: hidden;
      animation: ${offer} linear both;
      animation-timeline: --words;
    }
  }

  @media ${media.canHover} {
    &:hover {
      color: ${role.accentStrong};
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
  }
`;
