import { Trans, useLingui } from '@lingui/react/macro';
import { LogIn } from 'lucide-react';
import { Button, Link, Logo, media, page, Page, role, space, styled, type, useSession } from 'kit';
import { wall } from 'schema/addresses';
import { HomeLink, HomePlace } from '../chrome/homeLink';

export function LandingHeader() {
  const { t } = useLingui();
  const { person, openSignIn } = useSession();

  return (
    <Bar>
      <Row>
        <HomePlace>
          <HomeLink to="/" aria-label={t`${{ productName: page.productName }}, home`}>
            <Logo wordmark={page.productName} />
          </HomeLink>
        </HomePlace>
        <Controls>
          <Button as={Link} to={wall} variant="quiet">{t`Prayer Wall`}</Button>
          {person ? (
            <Name>{person.name || t`Signed In`}</Name>
          ) : (
            <Button variant="secondary" icon={<LogIn />} onClick={() => openSignIn()}>
              <Trans>Sign In</Trans>
            </Button>
          )}
        </Controls>
      </Row>
    </Bar>
  );
}

const Bar = styled.header`
  border-bottom: 1px solid ${role.line};
`;

const Row = styled(Page)`
  display: flex;
  gap: ${space[2]};
  align-items: center;
  justify-content: space-between;
  padding-block: ${space[2]};

  @media ${media.phone} {
    padding-block: 0.375rem;
  }
`;

const Controls = styled.div`
  display: flex;
  gap: ${space[2]};
  align-items: center;
  min-width: 0;

  @media ${media.phone} {
    > * {
      padding-inline: ${space[3]};
    }

    > button > span:not(:last-child) {
      display: none;
    }
  }
`;

const Name = styled.bdi`
  ${type.label}
  max-width: 11rem;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  @media ${media.phone} {
    max-width: 28vw;
    padding-inline: 0;
  }
`;
