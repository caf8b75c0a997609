import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { MessageCircleHeart } from 'lucide-react';
import { memo, useId, useRef, useState, type MouseEvent } from 'react';
import {
  Button,
  Card,
  ClampedText,
  hasDraft,
  Heading,
  lazyPart,
  SkeletonGroup,
  SkeletonText,
  Stack,
  styled,
  useAreas,
  useFragment,
  useNavigate,
  type FragmentType,
} from 'kit';
import { prayerPage } from 'schema/addresses';
import { AmenButton } from '../amen/AmenButton';
import { CareLine } from '../care/CareNotice';
import { encouragementDraft } from '../encouragement/draft';
import { PrayerCard_PrayerFragmentDoc, type PrayerCard_PrayerFragment } from '../gen/graphql';
import { fromWall } from '../prayer/fromWall';
import { PrayerByline } from '../prayer/PrayerByline';
import { ApprovalNotice, isUnapproved } from '../prayer/states';
import { CardActions } from './CardActions';
import { CardMenu } from './CardMenu';
import { NobodyYet } from './NobodyYet';
import { TitleLink } from './TitleLink';

const EncouragementPanel = lazyPart(msg`The words of encouragement`, async () => {
  const { EncouragementPanel: Panel } = await import('../encouragement/EncouragementPanel');
  return Panel;
});

/**
 * A prayer on the wall. A press on the card opens it, except on controls inside. Each poll renders the wall, but only the
 * cards that have changed.
 */
export const PrayerCard = memo(function PrayerCard({
  prayer,
}: {
  prayer: FragmentType<PrayerCard_PrayerFragment>;
}) {
  const { t } = useLingui();
  const { data, complete } = useFragment({
    fragment: PrayerCard_PrayerFragmentDoc,
    fragmentName: 'PrayerCard_prayer',
    from: prayer,
  });
  const [isEncouraging, setEncouraging] = useState(() => complete && hasDraft(encouragementDraft(data.id)));
  const isWaiting = complete && data.status === 'active' && data.amenCount === 0;
  const [wasWaiting, setWasWaiting] = useState(isWaiting);
  if (isWaiting && !wasWaiting) setWasWaiting(true);
  const toggle = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  const { preload } = useAreas();
  const id = useId();
  if (!complete) return null;
  const address = prayerPage(data.id);

  const open = (event: MouseEvent) => {
    const isSelecting = window.getSelection()?.type === 'Range';
    if (!isSelecting && isOnCardItself(event)) void navigate(address, { state: fromWall });
  };

  const prepare = (event: MouseEvent) => {
    if (isOnCardItself(event)) preload(address, true);
  };

  const togglePanel = () => {
    holdInPlace(toggle.current?.parentElement, !isEncouraging);
    setEncouraging(!isEncouraging);
  };

  const closePanel = () => {
    togglePanel();
    toggle.current?.focus({ preventScroll: true });
  };

  return (
    <Card as="article" isInteractive aria-labelledby={id} onPointerDown={prepare} onClick={open}>
      <Content>
        <PrayerByline prayer={data} />
        <Stack gap={2}>
          <Heading level={2} size="subheading" id={id} dir="auto">
            <TitleLink to={address} state={fromWall}>
              {data.title}
            </TitleLink>
          </Heading>
          <ClampedText text={data.description} describedBy={id} />
        </Stack>
        {data.needsCare && (
          <Inside data-inside>
            <CareLine />
          </Inside>
        )}
        {wasWaiting && <NobodyYet isOver={data.amenCount > 0} />}
        {isUnapproved(data.status) ? (
          <ApprovalNotice prayer={data} isOnCard />
        ) : (
          <CardActions>
            <AmenButton prayer={data} describedBy={id} />
            <CardMenu prayer={data} describedBy={id} />
            <Button
              ref={toggle}
              variant="quiet"
              size="small"
              icon={<MessageCircleHeart />}
              aria-expanded={isEncouraging}
              aria-describedby={id}
              onClick={togglePanel}
            >{t`Words of Encouragement (${{ commentCount: data.commentCount }})`}</Button>
          </CardActions>
        )}
        {isEncouraging && (
          <Inside data-inside>
            <EncouragementPanel loading={<LoadingPanel />} prayerId={data.id} onClose={closePanel} />
          </Inside>
        )}
      </Content>
    </Card>
  );
});

function LoadingPanel() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading words of encouragement`}>
      <SkeletonText lines={3} />
    </SkeletonGroup>
  );
}

/** Keeps the actions, which are at the bottom of the card, where they are when it grows. */
function holdInPlace(actions: HTMLElement | null | undefined, isHeld: boolean) {
  if (actions) actions.style.marginTop = isHeld ? getComputedStyle(actions).marginTop : '';
}

const inside = 'a, button, input, textarea, select, label, form, [role="menu"], [data-inside]';

/** Excludes controls inside the card, and dialogs, whose events reach the card only through React's tree. */
function isOnCardItself({ target, currentTarget }: MouseEvent): boolean {
  return target instanceof Element && currentTarget.contains(target) && !target.closest(inside);
}

/** As high as the card. */
const Content = styled(Stack)`
  height: 100%;
`;

const Inside = styled.div`
  cursor: auto;
`;
