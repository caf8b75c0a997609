import { useLingui } from '@lingui/react/macro';
import { Fragment, useId } from 'react';
import { Button, Link, page, PageHeading, useSearchParams, i18n } from 'kit';
import { shownName } from 'schema/shownName';
import { wall } from 'schema/addresses';
import { Clock } from './Clock';
import { QrCode } from './QrCode';
import { readOptions } from './readOptions';
import type { ShownPrayer } from './round';
import { Aside, Bar, Corner, Description, Hall, Name, Place, Prayer, Shift, Title } from './screenStyle';
import { useAwake } from './useAwake';
import { useFit } from './useFit';
import { useRound } from './useRound';
import { useScreenKeys } from './useScreenKeys';
import { useWakeLock } from './useWakeLock';

/** For a projector, or a screen in a hall (contract, section 10): it needs nobody. */
export function ScreenMode() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const { seconds, hasNames, hasClock } = readOptions(params);
  const { prayer, isEmpty, step, goOn } = useRound(seconds);
  const isAwake = useAwake();
  useWakeLock();
  useScreenKeys(goOn);
  const address = page.siteOrigin + wall;

  return (
    <Hall $isAwake={isAwake}>
      <PageHeading title={t`Pray through the wall`} isHidden />
      <Shift $step={step}>
        <Place aria-live="polite">
          {prayer && <Words key={step} prayer={prayer} hasName={hasNames} />}
          {isEmpty && <Title $isLong={false}>{t`Everybody has been prayed for`}</Title>}
        </Place>
        <Aside>
          <Corner>
            <QrCode address={address} label={t`QR code of the prayer wall: ${address}`} />
            <bdi aria-hidden="true">{breakable(address.replace(/^https?:\/\//, ''))}</bdi>
          </Corner>
          {hasClock && <Clock />}
        </Aside>
      </Shift>
      {isAwake && (
        <Bar>
          <Button size="small" onClick={() => void toggleFullScreen()}>{t`Full screen`}</Button>
          <Button size="small" onClick={goOn}>
            {t({ message: 'Next', comment: 'Button: to the prayer after, while praying through the wall' })}
          </Button>
          <Button size="small" as={Link} to={wall}>
            {t({ message: 'End', context: 'praying', comment: 'Button: ends praying through the wall' })}
          </Button>
        </Bar>
      )}
    </Hall>
  );
}

function Words({ prayer, hasName }: { prayer: ShownPrayer; hasName: boolean }) {
  const { title, description, user } = prayer;
  const box = useFit<HTMLElement>(prayer);
  const titleId = useId();
  return (
    <Prayer ref={box} aria-labelledby={titleId}>
      <Title id={titleId} dir="auto" $isLong={title.length > 45}>
        {title}
      </Title>
      <Description dir="auto" $isLong={description.length > 220} $hasLines={countLines(description) <= 8}>
        {description}
      </Description>
      {hasName && <Name dir="auto">{shownName(user, i18n)}</Name>}
    </Prayer>
  );
}

/** An address that can go on in the next line after a dot or a slash. */
const breakable = (address: string) =>
  address.split(/(?<=[./])/).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));

const countLines = (text: string) => text.split('\n').length;

/** Where the browser allows it. */
async function toggleFullScreen(): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen();
  } catch {
    return;
  }
}
