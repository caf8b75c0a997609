import { createPortal } from 'react-dom';
import { keyframes, styled } from 'styled-components';
import { role } from '../../theme/role';
import { radius, space } from '../../theme/space';
import { shadow } from '../../theme/shadow';
import { z } from '../../theme/z';
import { OnDemand, type Part } from '../onDemand';
import { Spinner } from '../Spinner/Spinner';

interface ArrivingProps<Props> {
  part: Part<Props>;
  given: Props;
}

/** A dialog whose code may still be on its way; where it cannot be had, the dialog counts as closed. */
export function Arriving<Props extends { onOpenChange: (isOpen: boolean) => void }>({
  part,
  given,
}: ArrivingProps<Props>) {
  return (
    <OnDemand part={part} given={given} waiting={<Waiting />} onLost={() => given.onOpenChange(false)} />
  );
}

function Waiting() {
  return createPortal(
    <Sign>
      <Spinner label="Opening" size="2rem" />
    </Sign>,
    document.body,
  );
}

const appear = keyframes`
  from { opacity: 0; }
`;

/** Shows after a moment, so that nobody sees it when the code is near. */
const Sign = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${z.dialog};
  display: grid;
  width: fit-content;
  height: fit-content;
  margin: auto;
  padding: ${space[4]};
  color: ${role.accent};
  background: ${role.surfaceRaised};
  border-radius: ${radius.large};
  box-shadow: ${shadow.floating};
  pointer-events: none;
  animation: ${appear} 200ms 300ms backwards;
`;
