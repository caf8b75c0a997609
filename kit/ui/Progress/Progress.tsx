import { useId } from 'react';
import { styled } from 'styled-components';
import { motion } from '../../theme/motion';
import { role } from '../../theme/role';
import { radius, space } from '../../theme/space';
import { type } from '../../theme/type';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface ProgressProps {
  label: string;
  isLabelHidden?: boolean;
  value: number;
  max?: number;
  /** The value as text: '6 of 24 hours'; by default a percentage. */
  valueText?: string;
  tone?: 'accent' | 'highlight';
}

/** A progress bar. Screen readers read its words once, at the bar. */
export function Progress({
  label,
  isLabelHidden,
  value,
  max = 100,
  valueText,
  tone = 'accent',
}: ProgressProps) {
  const id = useId();
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  const words = valueText ?? `${Math.round(share * 100)}%`;

  return (
    <Frame>
      {isLabelHidden ? (
        <VisuallyHidden id={id}>{label}</VisuallyHidden>
      ) : (
        <Line aria-hidden="true">
          <span id={id}>{label}</span>
          <Value>{words}</Value>
        </Line>
      )}
      <Track
        aria-labelledby={id}
        aria-valuenow={Math.min(max, Math.max(0, value))}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuetext={words}
      >
        <Bar $tone={tone} style={{ width: `${share * 100}%` }} />
      </Track>
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  display: grid;
  gap: ${space[2]};
  min-width: 0;
`;

const Line = styled.div`
  ${type.small}
  display: flex;
  gap: ${space[3]};
  justify-content: space-between;
  font-weight: 600;
`;

const Value = styled.span`
  font-weight: 400;
  font-variant-numeric: tabular-nums;
  color: ${role.inkSoft};
`;

const Track = styled.div.attrs({ role: 'progressbar' })`
  height: 0.625rem;
  overflow: hidden;
  background: ${role.surfaceSunken};
  border-radius: ${radius.pill};
  box-shadow: inset 0 0 0 1px ${role.lineStrong};

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

const Bar = styled.div<{ $tone: 'accent' | 'highlight' }>`
  height: 100%;
  background: ${({ $tone }) => ($tone === 'accent' ? role.accent : role.highlight)};
  border-radius: inherit;
  transition: width ${motion.slow};

  @media (forced-colors: active) {
    background: Highlight;
    forced-color-adjust: none;
  }
`;
