import { useId } from 'react';
import { displayName, initials } from 'schema/displayName';
import {
  Avatar,
  Badge,
  Card,
  ClampedText,
  Cluster,
  focusRing,
  Heading,
  Link,
  RelativeTime,
  role,
  space,
  Stack,
  styled,
  Text,
  type,
  useFragment,
  type FragmentType,
  ReportButton,
} from 'kit';
import { prayerPage } from 'schema/addresses';
import { TestimonyCard_TestimonialFragmentDoc, type TestimonyCard_TestimonialFragment } from '../gen/graphql';
import { CopyLink } from './CopyLink';
import { PraiseButton } from '../praise/PraiseButton';

const longStory = 700;

/** A testimony on the wall. `/testimonials#5` scrolls to the card of testimony 5. */
export function TestimonyCard({ testimony }: { testimony: FragmentType<TestimonyCard_TestimonialFragment> }) {
  const { data, complete } = useFragment({
    fragment: TestimonyCard_TestimonialFragmentDoc,
    fragmentName: 'TestimonyCard_testimonial',
    from: testimony,
  });
  const titleId = useId();
  if (!complete) return null;

  return (
    <ScrollTarget as="article" id={String(data.id)} tabIndex={-1} aria-labelledby={titleId}>
      <Stack gap={4}>
        <Byline testimony={data} />
        <Stack gap={2}>
          <Heading level={2} size="subheading" id={titleId}>
            {data.title}
          </Heading>
          <Text size="small" tone="soft">
            Original prayer: <PrayerLink to={prayerPage(data.prayer.id)}>{data.prayer.title}</PrayerLink>
          </Text>
        </Stack>
        <ClampedText text={data.testimony} limit={longStory} lines={10} />
        <Cluster justify="space-between">
          <PraiseButton testimony={data} />
          <Cluster gap={1}>
            <CopyLink id={data.id} />
            <ReportButton kind="testimonial" targetId={data.id} isOwn={data.isOwner} />
          </Cluster>
        </Cluster>
      </Stack>
    </ScrollTarget>
  );
}

function Byline({ testimony }: { testimony: TestimonyCard_TestimonialFragment }) {
  const { authorName, isAnonymous, createdAt } = testimony;
  const author = isAnonymous ? null : { firstName: null, lastName: null, name: authorName };

  return (
    <Row>
      {author ? <Avatar initials={initials(author)} seed={displayName(author)} /> : <Avatar />}
      <Who>
        <Text as="span" isStrong>
          {displayName(author)}
        </Text>
        <When>
          <RelativeTime dateTime={createdAt} />
        </When>
      </Who>
      <Badge tone="success">Answered Prayer</Badge>
    </Row>
  );
}

/** Keeps the card clear of the header when its link scrolls to it. */
const ScrollTarget = styled(Card)`
  scroll-margin-top: ${space[11]};

  &:focus {
    ${focusRing}
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space[3]};
  align-items: center;
`;

const Who = styled.div`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const When = styled.span`
  ${type.small}
  color: ${role.inkSoft};
`;

const PrayerLink = styled(Link)`
  overflow-wrap: anywhere;
`;
