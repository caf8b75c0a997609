import { MessageCircleHeart } from 'lucide-react';
import { lazy, Suspense, useId, useState, type MouseEvent } from 'react';
import {
  Button,
  Card,
  ClampedText,
  Cluster,
  Heading,
  Link,
  role,
  SkeletonGroup,
  SkeletonText,
  Stack,
  styled,
  useFragment,
  useNavigate,
  type FragmentType,
} from 'kit';
import { AmenButton } from '../amen/AmenButton';
import { PrayerCard_PrayerFragmentDoc, type PrayerCard_PrayerFragment } from '../gen/graphql';
import { PrayerByline } from '../prayer/PrayerByline';
import { ShareMenu } from '../share/ShareMenu';

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
  const [isEncouraging, setEncouraging] = useState(false);
  const navigate = useNavigate();
  const id = useId();
  if (!complete) return null;
  const address = `/prayer/${data.id}`;

  const openUnlessPressedInside = (event: MouseEvent) => {
    const isReading = window.getSelection()?.type === 'Range';
    if (!isReading && !isControl(event.target)) void navigate(address);
  };

  return (
    <Card as="article" isInteractive aria-labelledby={id} onClick={openUnlessPressedInside}>
      <Stack gap={4}>
        <PrayerByline prayer={data} />
        <Stack gap={2}>
          <Heading level={2} size="subheading" id={id}>
            <Title to={address}>{data.title}</Title>
          </Heading>
          <ClampedText text={data.description} />
        </Stack>
        <Cluster gap={1}>
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
          <ShareMenu prayer={data} />
        </Cluster>
        {isEncouraging && (
          <Suspense fallback={<LoadingPanel />}>
            <EncouragementPanel prayerId={data.id} onClose={() => setEncouraging(false)} />
          </Suspense>
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

/** Dialogs and menus are not inside the card on the page, but their presses reach it through React. */
function isControl(target: EventTarget): boolean {
  return (
    target instanceof Element &&
    target.closest(
      'a, button, input, textarea, select, label, form, [role="dialog"], [role="alertdialog"], [role="menu"]',
    ) !== null
  );
}

const Title = styled(Link)`
  color: ${role.ink};
  text-decoration: none;

  &:hover {
    color: ${role.accentStrong};
    text-decoration: underline;
  }
`;
