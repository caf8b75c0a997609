import type { ReactNode } from 'react';
import { displayName } from 'schema/displayName';
import { groupThemeLabel } from 'schema/vocabulary';
import { Card, Prose, role, space, Stack, styled, Text, type, useFragment, type FragmentType } from 'kit';
import { About_GroupFragmentDoc, type About_GroupFragment } from '../gen/graphql';
import { CalendarDate } from './CalendarDate';

/** The group's description and settings. */
export function About({ group }: { group: FragmentType<About_GroupFragment> }) {
  const { data, complete } = useFragment({
    fragment: About_GroupFragmentDoc,
    fragmentName: 'About_group',
    from: group,
  });
  if (!complete) return null;

  return (
    <Card>
      <Stack gap={6}>
        {data.description ? (
          <Prose dir="auto">{data.description}</Prose>
        ) : (
          <Text tone="soft">This group has no description yet.</Text>
        )}
        <Facts>
          <Fact label="Theme">{groupThemeLabel(data.theme)}</Fact>
          <Fact label="Privacy">
            {data.isPrivate
              ? 'Private: posts and members are shown to members only'
              : 'Public: everybody can read along'}
          </Fact>
          <Fact label="Joining">
            {data.isPrivate && data.joinApprovalRequired
              ? 'An admin approves who joins'
              : 'Anybody who is signed in can join'}
          </Fact>
          <Fact label="Created">
            <CalendarDate dateTime={data.createdAt} />
          </Fact>
          {data.createdByUser && (
            <Fact label="Created by">
              <bdi>{displayName(data.createdByUser)}</bdi>
            </Fact>
          )}
          <Fact label="Capacity">
            {data.memberCount} of {data.maxMembers} members
          </Fact>
        </Facts>
      </Stack>
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: ${space[4]};

  dt {
    ${type.small}
    color: ${role.inkSoft};
  }

  dd {
    overflow-wrap: anywhere;
  }
`;
