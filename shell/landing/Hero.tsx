import {
  Button,
  Cluster,
  css,
  keyframes,
  Link,
  media,
  Page,
  PageHeading,
  radius,
  role,
  space,
  Stack,
  styled,
  Text,
  type,
  useSession,
} from 'kit';
import { landingTitle } from 'schema/documentTitle';
import { wall } from 'schema/addresses';

/** Fixed by the specification: they are not the real counts. */
const counters = [
  { count: 6, label: 'active prayers' },
  { count: 8, label: 'amens given' },
  { count: 2, label: 'testimonies' },
];

export function Hero() {
  const { person, openSignIn } = useSession();

  return (
    <Page>
      <Columns>
        <Stack gap={6}>
          <Display>
            <PageHeading title={landingTitle}>{landingTitle}.</PageHeading>
          </Display>
          <Text size="lead" tone="soft">
            Write down what weighs on you. Somebody here will say amen before the day is over, and when the
            answer comes, we will give thanks together.
          </Text>
          <Cluster gap={3}>
            <Button as={Link} to={wall} variant="primary" size="large">
              View Prayer Wall
            </Button>
            {!person && (
              <Button size="large" onClick={() => openSignIn('signup')}>
                Join Community
              </Button>
            )}
          </Cluster>
          <Counters>
            {counters.map(({ count, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{count}</dd>
              </div>
            ))}
          </Counters>
        </Stack>
        <Wall aria-hidden="true">
          {niches.map((isLit, index) => (
            <Niche key={index} $isLit={isLit} />
          ))}
        </Wall>
      </Columns>
    </Page>
  );
}

/** A picture of a wall of niches at dusk, some with a candle. */
const niches = [0, 1, 0, 0, 1, 0, 1, 0, 1, 0, 0, 1, 0, 0, 1, 0, 1, 0, 1, 1].map(Boolean);

const Columns = styled.div`
  display: grid;
  gap: ${space[9]};
  align-items: center;

  @media ${media.desktop} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    padding-block: ${space[8]};
  }
`;

const Display = styled.div`
  h1 {
    ${type.display}
  }
`;

const Counters = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[8]};
  padding-top: ${space[5]};
  border-top: 1px solid ${role.line};

  div {
    display: flex;
    flex-direction: column-reverse;
  }

  dt {
    ${type.small}
    color: ${role.inkSoft};
  }

  dd {
    ${type.title}
  }
`;

const Wall = styled.div`
  display: grid;
  grid-template-columns: repeat(5, 1fr);
  gap: clamp(${space[2]}, 1.4vw, ${space[4]});

  @media ${media.phone} {
    grid-template-rows: repeat(2, auto);
    overflow: hidden;
    max-height: 11rem;
  }
`;

const glow = keyframes`
  50% { opacity: 0.78; }
`;

/** Different delays, so that neighbouring candles do not flicker together. */
const delays = [0, 731, 1462, 2193, 24, 755, 1486].map(
  (milliseconds, index) => css`
    &:nth-child(7n + ${index + 1})::after {
      animation-delay: ${milliseconds}ms;
    }
  `,
);

const Niche = styled.span<{ $isLit: boolean }>`
  position: relative;
  aspect-ratio: 4 / 5;
  background: ${({ $isLit }) => ($isLit ? role.highlightSoft : role.surfaceSunken)};
  border: 1px solid ${role.line};
  border-radius: ${radius.niche};

  &::after {
    position: absolute;
    bottom: 14%;
    left: 50%;
    display: ${({ $isLit }) => ($isLit ? 'block' : 'none')};
    width: 22%;
    aspect-ratio: 1 / 2;
    background: ${role.highlight};
    border-radius: 50% 50% 46% 46% / 72% 72% 28% 28%;
    transform: translateX(-50%);
    animation: ${glow} 3.2s ease-in-out infinite;
    content: '';
  }

  ${delays}

  @media ${media.reducedMotion} {
    &::after {
      animation: none;
    }
  }
`;
