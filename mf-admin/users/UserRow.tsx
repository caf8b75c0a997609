import { useLingui } from '@lingui/react/macro';
import { initials } from 'schema/displayName';
import { shownName } from 'schema/shownName';
import { Avatar, Cluster, formatNumber, styled, Text, useFragment, type FragmentType, i18n } from 'kit';
import { shortDateOf } from '../dashboard/format';
import { Cell, Row, RowHeader } from '../dashboard/ScrollTable';
import { UserRow_UserFragmentDoc, type UserRow_UserFragment } from '../gen/graphql';
import { UserMenu } from './UserMenu';
import { UserState } from './UserState';

/** One account. */
export function UserRow({ user }: { user: FragmentType<UserRow_UserFragment> }) {
  const { t } = useLingui();
  const { data, complete } = useFragment({
    fragment: UserRow_UserFragmentDoc,
    fragmentName: 'UserRow_user',
    from: user,
  });
  if (!complete) return null;
  const person = { firstName: null, lastName: null, name: data.name ?? null };
  const name = shownName(person, i18n);

  return (
    <Row>
      <RowHeader>
        <Cluster gap={3} isOneLine>
          <Avatar
            size="small"
            initials={initials(person)}
            picture={data.profileImageUrl ?? undefined}
            seed={name}
          />
          <Name dir="auto">{name}</Name>
        </Cluster>
      </RowHeader>
      <Cell label={t`Email`}>
        <Address email={data.email} />
      </Cell>
      <Cell label={t`Auth ID`}>
        <Subject title={data.authId}>{data.authId}</Subject>
      </Cell>
      <Cell label={t`Spiritual Level`} isNumber>
        {formatNumber(data.spiritualLevel)}
      </Cell>
      <Cell label={t`Experience Points`} isNumber>
        {formatNumber(data.experiencePoints)}
      </Cell>
      <Cell label={t`Created`}>
        <time dateTime={data.createdAt}>{shortDateOf(data.createdAt)}</time>
      </Cell>
      <Cell label={t`State`}>
        <UserState user={data} />
      </Cell>
      <Cell label={t`Actions`} isInCorner>
        <UserMenu user={data} name={name} />
      </Cell>
    </Row>
  );
}

/** An address that may break before its @, where the column is narrow. */
function Address({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <Breakable>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </Breakable>
  );
}

const Breakable = styled.span`
  overflow-wrap: anywhere;

  @container (min-width: 64rem) {
    display: inline-block;
    min-width: 13rem;
  }
`;

const Name = styled(Text).attrs({ as: 'span', size: 'small' })`
  min-width: 8.25rem;
  overflow-wrap: anywhere;
`;

/** Cut where it would widen the column; selecting it takes the whole. */
const Subject = styled(Text).attrs({ as: 'span', size: 'caption', tone: 'soft' })`
  overflow-wrap: anywhere;

  @container (min-width: 64rem) {
    display: block;
    max-width: 9rem;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
