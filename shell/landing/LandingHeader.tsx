import { LogIn } from 'lucide-react';
import { Button, Cluster, Link, Logo, page, Page, role, space, styled, Text, useSession } from 'kit';
import { wall } from 'schema/addresses';

export function LandingHeader() {
  const { person, openSignIn } = useSession();

  return (
    <Bar>
      <Row>
        <Home to="/" aria-label={`${page.productName}, home`}>
          <Logo wordmark={page.productName} />
        </Home>
        <Cluster gap={2}>
          <Button as={Link} to={wall} variant="quiet">
            Prayer Wall
          </Button>
          {person ? (
            <Text as="span" isStrong>
              {person.name || 'Signed In'}
            </Text>
          ) : (
            <Button variant="secondary" icon={<LogIn />} onClick={() => openSignIn()}>
              Sign In
            </Button>
          )}
        </Cluster>
      </Row>
    </Bar>
  );
}

const Bar = styled.header`
  border-bottom: 1px solid ${role.line};
`;

const Row = styled(Page)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  align-items: center;
  justify-content: space-between;
  padding-block: ${space[2]};
`;

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  text-decoration: none;
`;
