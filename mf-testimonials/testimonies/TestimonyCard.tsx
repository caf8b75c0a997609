import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { displayName, initials } from 'schema/displayName';
import { shownNameOf } from 'schema/shownName';
import {
  Avatar,
  Candle,
  Card,
  ClampedText,
  css,
  focusRing,
  keyframes,
  media,
  RelativeTime,
  role,
  space,
  Stack,
  styled,
  type,
  useFragment,
  useLocation,
  visuallyHidden,
  type FragmentType,
  ReportButton,
} from 'kit';
import { TestimonyCard_TestimonialFragmentDoc, type TestimonyCard_TestimonialFragment } from '../gen/graphql';
import { answeredIn } from '../convert/answered';
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
  const { state } = useLocation();
  if (!complete) return null;

  return (
    <ScrollTarget
      as="article"
      id={String(data.id)}
      tabIndex={-1}
      aria-labelledby={titleId}
      $isNew={answeredIn(state) === data.prayer.id}
    >
      <Content>
        <Byline testimony={data} />
        <TestimonyTitle id={titleId} title={data.title} prayer={data.prayer} />
        <Story dir="auto">
          <ClampedText text={data.testimony} limit={longStory} lines={10} />
        </Story>
        <Actions>
          <PraiseButton testimony={data} describedBy={titleId} />
          <Quiet>
            <CopyLink id={data.id} describedBy={titleId} />
            <ReportButton kind="testimonial" targetId={data.id} isOwn={data.isOwner} describedBy={titleId} />
          </Quiet>
        </Actions>
      </Content>
    </ScrollTarget>
  );
}

function Byline({ testimony }: { testimony: TestimonyCard_TestimonialFragment }) {
  const { authorName, isAnonymous, createdAt } = testimony;
  const { i18n } = useLingui();
  const author = isAnonymous ? null : { firstName: null, lastName: null, name: authorName };
  const name = shownNameOf(author && displayName(author), i18n);

  return (
    <Row>
      {author ? <Avatar initials={initials(author)} seed={name} /> : <Avatar />}
      <Who>
        <Name dir="auto">{name}</Name>
        <When>
          <RelativeTime dateTime={createdAt} />
        </When>
      </Who>
      <Light>
        <Candle isLit size="small" />
      </Light>
    </Row>
  );
}

const glow = keyframes`
  20%, 60% {
    border-color: ${role.highlight};
    box-shadow: 0 0 2rem 0.125rem ${role.highlight};
  }
`;

/** Keeps the card clear of the header when its link scrolls to it. What one has just told is lit for a while. */
const ScrollTarget = styled(Card)<{ $isNew: boolean }>`
  background: radial-gradient(26rem 15rem at 100% 0, ${role.highlightSoft}, transparent) ${role.surfaceRaised};
  scroll-margin-top: ${space[10]};

  ${({ $isNew }) =>
    $isNew &&
    css`
      @media not ${media.reducedMotion} {
        animation: ${glow} 4s ease-in-out;
      }
    `}

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

/** A candle of 32 pixels. */
const Light = styled.span`
  display: grid;
  font-size: 1.6rem;
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
    font-size: clamp(1.1875rem, 1.1rem + 0.4vw, 1.3125rem);
    max-width: 36rem;
  }
`;

/** As high as the card, with the actions at its bottom. */
const Content = styled(Stack).attrs({ gap: 4 })`
  height: 100%;
  container-type: inline-size;
`;

const Actions = styled.div`
  display: flex;
  gap: ${space[2]};
  align-items: center;
  justify-content: space-between;
  margin-block-start: auto;
`;

/** In a narrow card they are their icons alone for the eyes. */
const Quiet = styled.div`
  display: flex;
  margin-inline-end: calc(-1 * ${space[2]});

  button {
    min-height: 2.75rem;
    padding-inline: ${space[2]};
    color: ${role.inkSoft};
  }

  button:hover {
    color: ${role.accentStrong};
  }

  @container (max-width: 24rem) {
    button {
      min-width: 2.75rem;
    }

    button > :last-child {
      ${visuallyHidden}
    }
  }
`;
