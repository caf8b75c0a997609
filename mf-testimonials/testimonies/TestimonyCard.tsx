import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { initials } from 'schema/displayName';
import { longStory } from 'schema/longText';
import { shownName } from 'schema/shownName';
import {
  Avatar,
  ClampedText,
  css,
  focusRing,
  keyframes,
  media,
  RelativeTime,
  role,
  space,
  styled,
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
import { Actions, Content, Light, LitCard, Name, Row, Story, storyLines, When, Who } from './TestimonyParts';
import { TestimonyTitle } from './TestimonyTitle';

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
          <ClampedText text={data.testimony} limit={longStory} lines={storyLines} />
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
  const name = shownName(author, i18n);

  return (
    <Row>
      {author ? <Avatar initials={initials(author)} seed={name} /> : <Avatar />}
      <Who>
        <Name dir="auto">{name}</Name>
        <When>
          <RelativeTime dateTime={createdAt} />
        </When>
      </Who>
      <Light />
    </Row>
  );
}

const glow = keyframes`
  20%, 60% {
    border-color: ${role.highlight};
    box-shadow: 0 0 2rem 0.125rem ${role.highlight};
  }
`;

/** What one has just told is lit for a while. */
const ScrollTarget = styled(LitCard)<{ $isNew: boolean }>`
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
