import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  Button,
  Cluster,
  Link,
  media,
  Page,
  PageHeading,
  role,
  space,
  Stack,
  styled,
  Text,
  type,
  useSession,
} from 'kit';
import { wall } from 'schema/addresses';
import { Wall } from './Wall';

/** Fixed by the specification: they are not the real counts. */
const counters = [
  { count: 6, label: msg`active prayers` },
  { count: 8, label: msg`amens given` },
  { count: 2, label: msg`testimonies` },
];

export function Hero() {
  const { t } = useLingui();
  const { person, openSignIn } = useSession();
  const firstName = person?.firstName;

  return (
    <Page>
      <Columns>
        <Stack gap={6}>
          {person && (
            <Text size="lead" isStrong>
              {firstName ? (
                <Trans>
                  Welcome back, <bdi>{firstName}</bdi>
                </Trans>
              ) : (
                t`Welcome back`
              )}
            </Text>
          )}
          <Display>
            <PageHeading title={t`You do not have to carry it alone`}>
              {t`You do not have to carry it alone.`}
            </PageHeading>
          </Display>
          <Text size="lead" tone="soft">
            <Trans>
              Write down what weighs on you. Others here will pray with you, and when the answer comes, we
              will give thanks together.
            </Trans>
          </Text>
          <Ways gap={3}>
            <Button as={Link} to={wall} variant="primary" size="large">{t`View Prayer Wall`}</Button>
            {!person && (
              <Button size="large" onClick={() => openSignIn('signup')}>{t`Join Community`}</Button>
            )}
          </Ways>
          <Figures>
            <Text size="caption" tone="soft">{t`On our first day`}</Text>
            <Counters>
              {counters.map(({ count, label }) => (
                <div key={label.id}>
                  <dt>{t(label)}</dt>
                  <dd>{count}</dd>
                </div>
              ))}
            </Counters>
          </Figures>
        </Stack>
        <Wall />
      </Columns>
    </Page>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${space[7]};
  /* Not centred: the words would move when the niches arrive. */
  align-items: start;

  @media ${media.desktop} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    column-gap: ${space[9]};
    padding-block: ${space[9]};
  }
`;

/** Side by side on a phone too, where both have room. */
const Ways = styled(Cluster)`
  @media ${media.phone} {
    > * {
      flex: 1 1 auto;
      padding-inline: ${space[4]};
    }
  }
`;

const Display = styled.div`
  h1 {
    ${type.display}
  }
`;

const Figures = styled.div`
  display: grid;
  gap: ${space[2]};
  padding-top: ${space[4]};
  border-top: 1px solid ${role.line};
`;

const Counters = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[7]};

  div {
    display: flex;
    flex-direction: column-reverse;
  }

  dt {
    ${type.caption}
    color: ${role.inkSoft};
  }

  dd {
    ${type.subheading}
  }
`;
