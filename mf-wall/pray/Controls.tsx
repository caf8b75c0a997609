import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Button, media, role, space, styled, type } from 'kit';
import { Warm } from '../amen/AmenButton';

interface ControlsProps {
  hasAmened: boolean;
  isAmenOff: boolean;
  canGoBack: boolean;
  onAmen: () => void;
  onNext: () => void;
  onBack: () => void;
}

/** At the lower edge of the window, in reach of a thumb. */
export function Controls({ hasAmened, isAmenOff, canGoBack, onAmen, onNext, onBack }: ControlsProps) {
  const { t } = useLingui();
  const [forward, backward] = document.documentElement.dir === 'rtl' ? ['←', '→'] : ['→', '←'];
  return (
    <Place>
      <Row>
        <Side variant="quiet" icon={<ArrowLeft />} disabled={!canGoBack} onClick={onBack}>
          {t({ message: 'Back', comment: 'Button: to the prayer before, while praying through the wall' })}
        </Side>
        <GiveAmen
          variant={hasAmened ? 'highlight' : 'secondary'}
          size="large"
          aria-pressed={hasAmened}
          disabled={isAmenOff}
          onClick={onAmen}
        >
          {t({ message: 'Amen', context: 'button' })}
        </GiveAmen>
        <Side $isEnd variant="quiet" icon={<ArrowRight />} onClick={onNext}>
          {t({ message: 'Next', comment: 'Button: to the prayer after, while praying through the wall' })}
        </Side>
      </Row>
      <Help>
        <Trans>
          <kbd>Space</kbd> or <kbd>{forward}</kbd> next, <kbd>{backward}</kbd> back, <kbd>A</kbd> amen,{' '}
          <kbd>Esc</kbd> ends
        </Trans>
      </Help>
    </Place>
  );
}

const Place = styled.div`
  position: sticky;
  bottom: 0;
  display: grid;
  gap: ${space[3]};
  justify-items: center;
  padding: ${space[6]} ${space[4]} max(${space[5]}, env(safe-area-inset-bottom));
  background: linear-gradient(transparent, ${role.surface} ${space[6]});
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 1fr minmax(0, 15rem) 1fr;
  gap: ${space[2]};
  align-items: center;
  width: 100%;
  max-width: 36rem;

  @media ${media.phone} {
    grid-template-columns: minmax(44px, auto) minmax(min-content, 1fr) minmax(44px, auto);
  }
`;

const Side = styled(Button)<{ $isEnd?: boolean }>`
  flex-direction: ${({ $isEnd }) => ($isEnd ? 'row-reverse' : 'row')};
  justify-self: ${({ $isEnd }) => ($isEnd ? 'end' : 'start')};
  min-height: 3.25rem;
  white-space: nowrap;

  /* Where Amen leaves too little, the word is on a second line, which is not seen. */
  @media ${media.phone} {
    flex-wrap: wrap;
    align-content: start;
    justify-self: stretch;
    height: 3.25rem;
    padding: 0 ${space[3]};
    overflow: hidden;

    > span {
      display: grid;
      place-items: center;
      height: 100%;
    }
  }

  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.45;
  }
`;

const GiveAmen = styled(Warm)`
  width: 100%;
  white-space: nowrap;

  @media ${media.phone} {
    padding-inline: ${space[3]};
  }
`;

/** Where there is a keyboard. */
const Help = styled.p`
  ${type.caption}
  display: none;
  color: ${role.inkSoft};

  @media ${media.canHover} {
    display: block;
  }

  kbd {
    padding: 0.05em 0.4em;
    font: inherit;
    border: 1px solid ${role.line};
    border-radius: 0.25rem;
  }
`;
