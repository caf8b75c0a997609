import { useLingui } from '@lingui/react/macro';
import { ChevronDown, LogOut } from 'lucide-react';
import {
  Avatar,
  IconButton,
  media,
  Menu,
  radius,
  role,
  space,
  styled,
  type,
  visuallyHidden,
  type Person,
} from 'kit';
import { findDisplayName, initials } from 'schema/displayName';
import { useRecordTimeZone } from '../account/useRecordTimeZone';
import { Bell } from '../notifications/Bell';
import { useIsPhone } from './useIsPhone';
import { useMemberMenu } from './useMemberMenu';

/** The header's controls for members: the name, the bell, and Sign Out. */
export function MemberTools({ person }: { person: Person }) {
  const { t } = useLingui();
  const isPhone = useIsPhone();
  const { items, openSettings, signOut, dialogs } = useMemberMenu(person, { isPolling: true });
  useRecordTimeZone();

  return (
    <>
      <Menu
        label={t`Your account`}
        align="end"
        trigger={
          <Name type="button">
            {isPhone && (
              <Avatar
                size="small"
                initials={findDisplayName(person) && initials(person)}
                picture={person.profileImageUrl}
                seed={person.name ?? ''}
              />
            )}
            <bdi>{person.name || t`Signed In`}</bdi>
            <ChevronDown size="1em" aria-hidden="true" />
          </Name>
        }
        items={items}
      />
      <Buttons>
        <Bell onSettings={openSettings} />
        <IconButton label={t`Sign Out`} icon={<LogOut />} onClick={signOut} />
      </Buttons>
      {dialogs}
    </>
  );
}

const Buttons = styled.div`
  display: flex;

  @media ${media.tablet} {
    gap: ${space[1]};
  }
`;

/** Truncated, so that the header stays in one line; on a phone the picture stands for it. */
const Name = styled.button`
  ${type.label}
  display: inline-flex;
  gap: ${space[1]};
  align-items: center;
  min-height: 2.75rem;
  padding: 0 ${space[1]};
  color: ${role.ink};
  background: none;
  border: 0;
  border-radius: ${radius.medium};
  cursor: pointer;

  @media ${media.canHover} {
    &:hover {
      color: ${role.accentStrong};
      background: ${role.accentSoft};
    }
  }

  bdi {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  > svg {
    flex: none;
  }

  @media ${media.phone} {
    justify-content: center;
    width: 2.75rem;

    > :first-child {
      max-width: 40px;
      max-height: 40px;
    }

    bdi {
      ${visuallyHidden}
    }

    > svg {
      display: none;
    }
  }

  @media ${media.tablet} {
    max-width: clamp(4.5rem, 62.5vw - 20.5rem, 9.5rem);
    padding: 0 ${space[2]};
  }

  @media ${media.desktop} {
    max-width: 7.5rem;
  }

  @media ${media.wide} {
    max-width: 11rem;
  }
`;
