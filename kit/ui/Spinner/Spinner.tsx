import { keyframes, styled } from 'styled-components';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

interface SpinnerProps {
  /** The accessible name. Without it the spinner is decorative. */
  label?: string;
  /** Any CSS length; by default the size of the text around it. */
  size?: string;
}

export function Spinner({ label, size = '1em' }: SpinnerProps) {
  const ring = <Ring viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" />;
  if (!label) return ring;
  return (
    <Labelled>
      {ring}
      <VisuallyHidden>{label}</VisuallyHidden>
    </Labelled>
  );
}

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Ring = styled.svg.attrs({
  children: (
    <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="3" pathLength="100" />
  ),
})`
  flex: none;
  animation: ${turn} 900ms linear infinite;

  circle {
    stroke-dasharray: 70 30;
    stroke-linecap: round;
  }
`;

const Labelled = styled.output`
  display: inline-flex;
  position: relative;
`;
