import { MessageCircleHeart } from 'lucide-react';
import { lazy, Suspense, useId, useState, type MouseEvent } from 'react';
import {
  Button,
  Card,
  ClampedText,
  Heading,
  Link,
  role,
  SkeletonGroup,
  SkeletonText,
  space,
  Stack,
  styled,
  useFragment,
  useNavigate,
  type FragmentType,
} from 'kit';
import { AmenButton } from '../amen/AmenButton';
import { Care } from '../care/Care';
import { findWords } from '../encouragement/draft';
import { PrayerCard_PrayerFragmentDoc, type PrayerCard_PrayerFragment } from '../gen/graphql';
import { PrayerByline } from '../prayer/PrayerByline';
import { CardMenu } from './CardMenu';

const EncouragementPanel = lazy(async () => ({
  default: (await import('../encouragement/EncouragementPanel')).EncouragementPanel,
}));

/** A prayer on the wall. A press on the card opens it; what can be pressed inside does its own work. */
export function PrayerCard({ prayer }: { prayer: FragmentType<PrayerCard_PrayerFragment> }) {
  const { data, complete } = useFragment({
    fragment: PrayerCard_PrayerFragmentDoc,
    fragmentName: 'PrayerCard_prayer',
    from: prayer,
  });
  const [isEncouraging, setEncouraging] = useState(() => complete && findWords(data.id) !== null);
  const navigate = useNavigate();
  const id = useId();
  if (!complete) return null;
  const address = `/prayer/${data.id}`;

  const open = (event: MouseEvent) => {
    const isSelecting = window.getSelection()?.type === 'Range';
    if (!isSelecting && isOnCardItself(event)) void navigate(address);
  };

  return (
    <Card as="article" isInteractive aria-labelledby={id} onClick={open}>
      <Stack gap={4}>
        <PrayerByline prayer={data} />
        <Stack gap={2}>
          <Heading level={2} size="subheading" id={id}>
            <Title to={address}>{data.title}</Title>
          </Heading>
          <ClampedText text={data.description} />
        </Stack>
        {data.needsCare && (
          <Inside data-inside>
            <Care />
          </Inside>
        )}
        <Width>
          <Actions>
            <AmenButton prayer={data} />
            <Button
              variant="quiet"
              size="small"
              icon={<MessageCircleHeart />}
              aria-expanded={isEncouraging}
              onClick={() => setEncouraging(!isEncouraging)}
            >
              Words of Encouragement ({data.commentCount})
            </Button>
            <CardMenu prayer={data} />
          </Actions>
        </Width>
        {isEncouraging && (
          <Inside data-inside>
            <Suspense fallback={<LoadingPanel />}>
              <EncouragementPanel prayerId={data.id} onClose={() => setEncouraging(false)} />
            </Suspense>
          </Inside>
        )}
      </Stack>
    </Card>
  );
}

function LoadingPanel() {
  return (
    <SkeletonGroup label="Loading words of encouragement">
      <SkeletonText lines={3} />
    </SkeletonGroup>
  );
}

const inside = 'a, button, input, textarea, select, label, form, [role="menu"], [data-inside]';

/** Not on something inside that does its own work, nor in a dialog, whose presses come here through React alone. */
function isOnCardItself({ target, currentTarget }: MouseEvent): boolean {
  return target instanceof Element && currentTarget.contains(target) && !target.closest(inside);
}

const Title = styled(Link)`
  color: ${role.ink};
  text-decoration: none;

  &:hover {
    color: ${role.accentStrong};
    text-decoration: underline;
  }
`;

const Width = styled.div`
  container-type: inline-size;
`;

/** In one line where the card is wide enough, else the toggle has a line of its own. */
const Actions = styled.div`
  display: grid;
  grid-template-areas: 'amen share' 'words words';
  grid-template-columns: 1fr auto;
  gap: ${space[1]};
  align-items: center;
  justify-items: start;

  > :nth-child(1) {
    grid-area: amen;
  }

  > :nth-child(2) {
    grid-area: words;
  }

  > :nth-child(3) {
    grid-area: share;
  }

  @container (min-width: 34rem) {
    grid-template-areas: 'amen words share';
    grid-template-columns: auto 1fr auto;
    gap: ${space[2]};
  }
`;

const Inside = styled.div`
  cursor: auto;
`;
