import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Bell, UserRound, Clock, Flame, MessagesSquare, Heart, UsersRound } from 'lucide-react';
import {
  css,
  Link,
  media,
  radius,
  role,
  space,
  styled,
  useLocation,
  useSession,
  z,
  Menu,
  type Person,
} from 'kit';
import { features, featuresTab, journey, testimonials, wall } from 'schema/addresses';
import { useIsPhone } from './useIsPhone';
import { useMemberMenu } from './useMemberMenu';

const entries = [
  // The whole name is the one of the header's link on wider screens.
  { to: wall, word: msg`Wall`, name: msg`Prayer Wall`, Icon: MessagesSquare },
  { to: testimonials, word: msg`Testimonials`, Icon: Heart },
  { to: featuresTab('chains'), word: msg`Chains`, Icon: Clock },
  { to: featuresTab('groups'), word: msg`Groups`, Icon: UsersRound },
];

/** The pages that need no link in the header of a phone. */
export const pagesInBottomBar = [wall, testimonials, features];

/**
 * The main pages at the bottom edge of a phone. It has its own place at the end of the page, so that it never covers
 * the footer; `--bottom-bar` (GlobalRules) moves it out of view while somebody types.
 */
export function BottomBar() {
  const { t } = useLingui();
  const isPhone = useIsPhone();
  const { pathname, search } = useLocation();
  const tab = new URLSearchParams(search).get('tab');
  const here = tab ? `${pathname}?tab=${tab}` : pathname;
  if (isPhone === false) return null;

  return (
    <Place aria-label={t`Main`} data-bottom-bar>
      <Entries>
        {entries.map(({ to, word, name, Icon }) => (
          <li key={to}>
            <Entry
              to={to}
              {...(to === here
                ? { 'aria-current': 'page' as const }
                : { 'aria-label': name && withWord(t(name), t(word)) })}
            >
              <Icon aria-hidden="true" />
              {t(word)}
            </Entry>
          </li>
        ))}
        <li>
          <Me />
        </li>
      </Entries>
    </Place>
  );
}

/** A name has to contain the word that is seen: in some languages the whole name is one longer word. */
const withWord = (name: string, word: string) => (name.includes(word) ? name : word);

/** A member's menu; visitors sign in. */
function Me() {
  const { t } = useLingui();
  const { person, openSignIn } = useSession();
  if (person) return <MemberMe person={person} />;
  return (
    <MeButton type="button" aria-haspopup="dialog" onClick={() => openSignIn()}>
      <UserRound aria-hidden="true" />
      {t({ message: 'Me', comment: 'The place of the member’s own things, in the bar of a phone' })}
    </MeButton>
  );
}

function MemberMe({ person }: { person: Person }) {
  const { t } = useLingui();
  const { items, dialogs } = useMemberMenu(person, { isPolling: false });
  return (
    <>
      <Menu
        label={t`Me`}
        align="end"
        trigger={
          <MeButton type="button">
            <UserRound aria-hidden="true" />
            {t`Me`}
          </MeButton>
        }
        items={[
          { label: t`My journey`, icon: <Flame />, link: <Link to={journey} /> },
          { label: t`My reminders`, icon: <Bell />, link: <Link to={featuresTab('reminders')} /> },
          ...items,
        ]}
      />
      {dialogs}
    </>
  );
}

/** With the safe area below it. */
const barHeight = 'var(--bottom-bar-height)';

const Place = styled.nav`
  display: none;

  @media ${media.phone} {
    display: block;
    background: ${role.surfaceRaised};
  }

  @media ${media.phone} and ${media.tall} {
    height: ${barHeight};
  }
`;

const Entries = styled.ul`
  display: flex;
  padding: 0 ${space[1]} env(safe-area-inset-bottom);
  background: ${role.surfaceRaised};
  border-top: 1px solid ${role.line};

  @media ${media.tall} {
    position: fixed;
    inset: auto 0 calc(var(--bottom-bar) - ${barHeight});
    z-index: ${z.header};
    height: ${barHeight};
  }

  /* Equally wide, except where a word needs more; the first ones also while the others are still arriving. */
  li {
    display: grid;
    flex: 0 1 20%;
    min-width: max-content;
  }

  li > span {
    display: grid;
  }
`;

const entry = css`
  display: grid;
  gap: 1px;
  place-content: center;
  justify-items: center;
  min-width: 44px;
  min-height: calc(3.5rem - 1px);
  padding: 0 3px;
  color: ${role.inkSoft};
  /* Large text of the browser grows as far as the five words have room. */
  font-size: min(0.75rem, 4vw);
  font-weight: 600;
  line-height: 1.25;
  text-decoration: none;
  background: none;
  border: 0;
  border-radius: ${radius.medium};
  cursor: pointer;

  &:focus-visible {
    outline-offset: -3px;
  }

  svg {
    width: 1.375rem;
    height: 1.375rem;
  }

  &[aria-current],
  &[aria-expanded='true'] {
    color: ${role.accent};
  }

  @media ${media.canHover} {
    &:hover {
      color: ${role.accent};
    }
  }

  /* Also a shape, which forced colours keep. */
  &[aria-current] {
    border-top: 2px solid ${role.accent};
    border-bottom: 2px solid transparent;
    border-radius: 0;
  }
`;

const Entry = styled(Link)`
  ${entry}
`;

const MeButton = styled.button`
  ${entry}
`;
