import { LogIn, Plus, RotateCw, Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import {
  Button,
  IconButton,
  keyframes,
  Link,
  Logo,
  media,
  page,
  role,
  space,
  styled,
  type,
  useComposer,
  useLocation,
  useRefreshAll,
  useSession,
  z,
} from 'kit';
import { linksAt } from 'schema/routes';
import { areaRoutes } from '../routes/areaRoutes';
import { MemberTools } from './MemberTools';
import { SearchBox } from './SearchBox';

export function Header() {
  const { pathname } = useLocation();
  const { person, openSignIn } = useSession();
  const { isBusy, refresh } = useRefreshAll();
  const composer = useComposer();
  const [isSearching, setSearching] = useState(false);
  const searchBox = useRef<HTMLInputElement>(null);

  // Opening the search focuses its field.
  useEffect(() => {
    if (isSearching) searchBox.current?.focus();
  }, [isSearching]);

  return (
    <Bar>
      <Row>
        <Home to="/" aria-label={`${page.productName}, home`}>
          <Logo wordmark={page.productName} />
        </Home>
        <Navigation aria-label="Main">
          {linksAt(areaRoutes(), pathname).map(({ path, label }) => (
            <NavigationLink key={path} to={path}>
              {label}
            </NavigationLink>
          ))}
        </Navigation>
        <SearchRow $isOpen={isSearching}>
          <SearchBox ref={searchBox} />
        </SearchRow>
        <Tools>
          <SearchToggle>
            <IconButton
              label={isSearching ? 'Close search' : 'Search'}
              icon={isSearching ? <X /> : <Search />}
              aria-expanded={isSearching}
              onClick={() => setSearching(!isSearching)}
            />
          </SearchToggle>
          <IconButton
            label="Refresh"
            icon={isBusy ? <Turning /> : <RotateCw />}
            disabled={isBusy}
            aria-busy={isBusy || undefined}
            onClick={refresh}
          />
        </Tools>
        <Account>
          {person ? (
            <MemberTools person={person} />
          ) : (
            <Button variant="secondary" icon={<LogIn />} onClick={() => openSignIn()}>
              Sign In
            </Button>
          )}
        </Account>
        <NewPrayer>
          <Button variant="primary" icon={<Plus />} onClick={composer.open}>
            New Prayer
          </Button>
        </NewPrayer>
      </Row>
    </Bar>
  );
}

const Bar = styled.header`
  position: relative;
  z-index: ${z.header};
  background: ${role.surfaceRaised};
  border-bottom: 1px solid ${role.line};

  @media ${media.desktop} and (min-height: 30em) {
    position: sticky;
    top: 0;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[2]};
  align-items: center;
  max-width: 90rem;
  margin-inline: auto;
  padding: ${space[2]} clamp(${space[3]}, 0.4rem + 1.6vw, ${space[6]});

  /* A narrow header has two lines: logo and member, below them the navigation. */
  &::before {
    content: '';
    order: 2;
    flex-basis: 100%;
    margin-top: -${space[1]};

    @media ${media.desktop} {
      display: none;
    }
  }
`;

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  text-decoration: none;
`;

const Navigation = styled.nav`
  display: flex;
  order: 2;
  gap: ${space[1]};
  margin-left: -${space[2]};

  @media ${media.desktop} {
    order: 0;
    margin-left: 0;
  }
`;

const NavigationLink = styled(Link)`
  ${type.label}
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  padding-inline: ${space[2]};
  color: ${role.ink};
  text-decoration: none;

  &:hover {
    color: ${role.accentStrong};
    text-decoration: underline;
  }
`;

/** One box: inside a wide header, below a narrow one while the search is open. */
const SearchRow = styled.div<{ $isOpen: boolean }>`
  display: ${({ $isOpen }) => ($isOpen ? 'block' : 'none')};
  flex: 1 1 100%;
  order: 4;
  padding-bottom: ${space[1]};

  @media ${media.desktop} {
    display: block;
    flex: 1 1 9rem;
    order: 0;
    max-width: 26rem;
    margin-inline: auto;
    padding-bottom: 0;
  }
`;

const Tools = styled.div`
  display: flex;
  order: 3;
  gap: ${space[1]};
  align-items: center;
  margin-left: auto;

  @media ${media.desktop} {
    order: 0;
    margin-left: 0;
  }
`;

const Account = styled.div`
  display: flex;
  order: 1;
  gap: ${space[1]};
  align-items: center;
  margin-left: auto;

  @media ${media.desktop} {
    order: 0;
    gap: ${space[2]};
    margin-left: 0;
  }
`;

const SearchToggle = styled.div`
  @media ${media.desktop} {
    display: none;
  }
`;

/** On a phone only a round plus; screen readers still read its name. */
const NewPrayer = styled.div`
  order: 3;

  @media ${media.phone} {
    button {
      width: 2.75rem;
      padding: 0;
    }

    button > span:last-child {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }

  @media ${media.tablet} {
    order: 1;
  }

  @media ${media.desktop} {
    order: 0;
  }
`;

const turn = keyframes`
  to { transform: rotate(360deg); }
`;

const Turning = styled(RotateCw)`
  animation: ${turn} 0.8s linear infinite;

  @media ${media.reducedMotion} {
    animation: none;
  }
`;
