import { displayName, initials } from 'schema/displayName';
import { Avatar, Cluster, styled, Text, useFragment, type FragmentType } from 'kit';
import { dateOf, numberOf } from '../dashboard/format';
import { UserRow_UserFragmentDoc, type UserRow_UserFragment } from '../gen/graphql';
import { UserMenu } from './UserMenu';
import { UserState } from './UserState';

/** One account. */
export function UserRow({ user }: { user: FragmentType<UserRow_UserFragment> }) {
  const { data, complete } = useFragment({
    fragment: UserRow_UserFragmentDoc,
    fragmentName: 'UserRow_user',
    from: user,
  });
  if (!complete) return null;
  const person = { firstName: null, lastName: null, name: data.name ?? null };
  const name = displayName(person);

  return (
    <tr>
      <th scope="row">
        <Cluster gap={3} isOneLine>
          <Avatar initials={initials(person)} picture={data.profileImageUrl ?? undefined} seed={name} />
          <Name>{name}</Name>
        </Cluster>
      </th>
      <Address>{data.email}</Address>
      <Subject>{data.authId}</Subject>
      <td data-number>{numberOf(data.spiritualLevel)}</td>
      <td data-number>{numberOf(data.experiencePoints)}</td>
      <td>
        <time dateTime={data.createdAt}>{dateOf(data.createdAt)}</time>
      </td>
      <td>
        <UserState user={data} />
      </td>
      <td>
        <UserMenu user={data} name={name} />
      </td>
    </tr>
  );
}

const Name = styled(Text).attrs({ as: 'span', size: 'small' })`
  min-width: 7rem;
  overflow-wrap: anywhere;
`;

const Address = styled.td`
  max-width: 22rem;
  overflow-wrap: break-word;
`;

const Subject = styled.td`
  min-width: 9rem;
  overflow-wrap: anywhere;
`;
