import { Trans, useLingui } from '@lingui/react/macro';
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
  useFailureToast,
  useLocation,
  useRefreshAll,
  useSession,
  visuallyHidden,
  z,
} from 'kit';
import { wall } from 'schema/addresses';
import { linksAt } from 'schema/routes';
import { areaRoutes } from '../routes/areaRoutes';
import { pagesInBottomBar } from './BottomBar';
import { HomeLink, HomePlace } from './homeLink';
import { MemberTools } from './MemberTools';
import { SearchBox } from './SearchBox';
import { useIsPhone } from './useIsPhone';

export function Header() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const { person, openSignIn } = useSession();
  const showFailure = useFailureToast();
  const { isBusy, refresh } = useRefreshAll((failure) => {
    const text = t`Failed to refresh the data`;
    showFailure(failure, { signIn: text, fallback: text });
  });
  const composer = useComposer();
  const isPhone = useIsPhone();
  const links = linksAt(areaRoutes(), pathname).filter(
    ({ path }) => !isPhone || !pagesInBottomBar.includes(path),
  );
  const [isSearching, setSearching] = useState(false);
  const searchBox = useRef<HTMLInputElement>(null);

  // Opening the search focuses its field.
  useEffect(() => {
    if (isSearching) searchBox.current?.focus();
  }, [isSearching]);

  return (
    <Bar>
      <Row $isMember={person !== null}>
        <Side>
          <HomePlace>
            <HomeLink to="/" aria-label={t`${{ productName: page.productName }}, home`}>
              <Logo wordmark={page.productName} />
            </HomeLink>
          </HomePlace>
          {links.length > 0 && (
            <Navigation
              aria-label={t({ message: 'Main', comment: 'The main navigation, to screen readers' })}
            >
              {links.map(({ path, label }) => (
                <NavigationLink key={path} to={path}>
                  {label}
                </NavigationLink>
              ))}
            </Navigation>
          )}
        </Side>
        <SearchRow $isOpen={isSearching}>
          <SearchBox ref={searchBox} />
        </SearchRow>
        <Side>
          <Tools>
            <SearchToggle>
              <IconButton
                label={isSearching ? t`Close search` : t`Search`}
                icon={isSearching ? <X /> : <Search />}
                aria-expanded={isSearching}
                onClick={() => setSearching(!isSearching)}
              />
            </SearchToggle>
            <IconButton
              label={t`Refresh`}
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
                <Trans>Sign In</Trans>
              </Button>
            )}
          </Account>
          <NewPrayer data-at-wall={pathname === wall}>
            <Button variant="primary" icon={<Plus />} onClick={composer.open}>
              <Trans>New Prayer</Trans>
            </Button>
          </NewPrayer>
        </Side>
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

/**
 * One line, as wide as the pages below it: a member's has more in it, and is as wide as their wall. The opened search has
 * a second line, below the width of a desktop.
 */
const Row = styled.div<{ $isMember: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[2]};
  align-items: center;
  max-width: ${({ $isMember }) => ($isMember ? '92rem' : '78rem')};
  margin-inline: auto;
  padding: ${space[2]} clamp(${space[3]}, 0.4rem + 1.6vw, ${space[6]});

  @media ${media.phone} {
    gap: 0;
    padding: 0.375rem clamp(${space[2]}, 6.25vw - 0.75rem, ${space[4]});

    /* Large text of the browser does not take their line from them. */
    button {
      max-width: max(44px, 12.5vw);
    }
  }

  @media ${media.desktop} {
    padding-inline: clamp(${space[4]}, 0.5rem + 2.2vw, ${space[7]});
  }
`;

/** Both are equally wide in a wide header, so that the search between them is in its middle unless a side needs more. */
const Side = styled.div`
  display: contents;

  @media ${media.wide} {
    display: flex;
    flex: 1 0 0;
    gap: inherit;
    align-items: center;
    min-width: max-content;
  }
`;

const Navigation = styled.nav`
  display: flex;
  flex: none;
  gap: ${space[1]};
  margin-inline-start: ${space[2]};

  @media ${media.phone} {
    flex: 1 1 100%;
    flex-wrap: wrap;
    order: 4;
    margin-inline-start: -${space[2]};
  }
`;

const barLinks = pagesInBottomBar.map((path) => `[href='${path}']`).join(', ');

const NavigationLink = styled(Link)`
  ${type.label}
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  padding-inline: ${space[2]};
  color: ${role.ink};
  text-decoration: none;

  @media ${media.canHover} {
    &:hover {
      color: ${role.accentStrong};
      text-decoration: underline;
    }
  }

  /* In a prerendered page; the program renders no links that the bar has. */
  @media ${media.phone} {
    &:is(${barLinks}) {
      display: none;
    }
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
    margin-inline-start: auto;
    padding-bottom: 0;
  }

  @media ${media.wide} {
    flex: 0 1 20rem;
    margin: 0;
  }
`;

const Tools = styled.div`
  display: flex;
  gap: ${space[1]};
  align-items: center;
  margin-inline-start: auto;

  @media ${media.phone} {
    gap: 0;
  }
`;

const Account = styled.div`
  display: flex;
  gap: ${space[1]};
  align-items: center;

  @media ${media.phone} {
    gap: 0;

    > button {
      max-width: none;
      padding-inline: ${space[3]};
    }

    > button > span:not(:last-child) {
      display: none;
    }
  }

  @media ${media.desktop} {
    gap: ${space[2]};
  }
`;

const SearchToggle = styled.div`
  @media ${media.desktop} {
    display: none;
  }
`;

/** In a narrow header only a round plus; screen readers still read its name. On a phone the wall has its own. */
const NewPrayer = styled.div`
  @media (max-width: 69.99em) {
    button {
      width: 2.75rem;
      min-height: 0;
      aspect-ratio: 1;
      padding: 0;
    }

    button > span:last-child {
      ${visuallyHidden}
    }
  }

  @media ${media.phone} {
    margin-inline-start: ${space[1]};
  }

  @media ${media.phone} and ${media.tall} {
    &[data-at-wall='true'] {
      display: none;
    }
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
