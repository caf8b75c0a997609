import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { shownName } from 'schema/shownName';
import {
  Card,
  Prose,
  role,
  space,
  Stack,
  styled,
  Text,
  type,
  useFragment,
  type FragmentType,
  i18n,
} from 'kit';
import { About_GroupFragmentDoc, type About_GroupFragment } from '../gen/graphql';
import { themeNames } from '../vocabularyNames';
import { CalendarDate } from './CalendarDate';

/** The group's description and settings. */
export function About({ group }: { group: FragmentType<About_GroupFragment> }) {
  const { t } = useLingui();
  const { data, complete } = useFragment({
    fragment: About_GroupFragmentDoc,
    fragmentName: 'About_group',
    from: group,
  });
  if (!complete) return null;
  const { memberCount, maxMembers } = data;

  return (
    <Card>
      <Stack gap={6}>
        {data.description ? (
          <Prose dir="auto">{data.description}</Prose>
        ) : (
          <Text tone="soft">{t`This group has no description yet.`}</Text>
        )}
        <Facts>
          <Fact label={t`Theme`}>{t(themeNames[data.theme])}</Fact>
          <Fact label={t({ message: 'Privacy', comment: 'Whether a group is private' })}>
            {data.isPrivate
              ? t`Private: posts and members are shown to members only`
              : t`Public: everybody can read along`}
          </Fact>
          <Fact label={t({ message: 'Joining', comment: 'How one becomes a member' })}>
            {data.isPrivate && data.joinApprovalRequired
              ? t`An admin approves who joins`
              : t`Anybody who is signed in can join`}
          </Fact>
          <Fact label={t({ message: 'Created', comment: 'When the group began' })}>
            <CalendarDate dateTime={data.createdAt} />
          </Fact>
          {data.createdByUser && (
            <Fact label={t`Created by`}>
              <bdi>{shownName(data.createdByUser, i18n)}</bdi>
            </Fact>
          )}
          <Fact
            label={t({ message: 'Capacity', comment: 'How many members there may be' })}
          >{t`${plural(maxMembers, { other: `${memberCount} of ${maxMembers} members` })}`}</Fact>
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
