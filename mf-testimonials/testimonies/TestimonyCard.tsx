import { useId } from 'react';
import { displayName, initials } from 'schema/displayName';
import {
  Avatar,
  Candle,
  Card,
  ClampedText,
  Cluster,
  focusRing,
  RelativeTime,
  role,
  space,
  Stack,
  styled,
  type,
  useFragment,
  type FragmentType,
  ReportButton,
} from 'kit';
import { TestimonyCard_TestimonialFragmentDoc, type TestimonyCard_TestimonialFragment } from '../gen/graphql';
import { CopyLink } from './CopyLink';
import { PraiseButton } from '../praise/PraiseButton';
import { TestimonyTitle } from './TestimonyTitle';

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
        <TestimonyTitle id={titleId} title={data.title} prayer={data.prayer} />
        <Story dir="auto">
          <ClampedText text={data.testimony} limit={longStory} lines={10} />
        </Story>
        <Cluster justify="space-between">
          <PraiseButton testimony={data} describedBy={titleId} />
          <Cluster gap={1}>
            <CopyLink id={data.id} describedBy={titleId} />
            <ReportButton kind="testimonial" targetId={data.id} isOwn={data.isOwner} describedBy={titleId} />
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
        <Name dir="auto">{displayName(author)}</Name>
        <When>
          <RelativeTime dateTime={createdAt} />
        </When>
      </Who>
      <Candle isLit />
    </Row>
  );
}

/** Keeps the card clear of the header when its link scrolls to it. */
const ScrollTarget = styled(Card)`
  background: radial-gradient(26rem 15rem at 100% 0, ${role.highlightSoft}, transparent) ${role.surfaceRaised};
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

const Name = styled.span`
  ${type.body}
  display: -webkit-box;
  overflow: hidden;
  font-weight: 700;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const When = styled.span`
  ${type.small}
  color: ${role.inkSoft};
`;

const Story = styled.div`
  p {
    ${type.words}
    font-size: 1.1875rem;
  }
`;
