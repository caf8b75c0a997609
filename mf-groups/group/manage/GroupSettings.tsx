import { useLingui } from '@lingui/react/macro';
import { Heading, role, space, Stack, styled, useFragment, type FragmentType } from 'kit';
import { GroupSettings_GroupFragmentDoc, type GroupSettings_GroupFragment } from '../../gen/graphql';
import { DeleteGroup } from './DeleteGroup';
import { EditGroup } from './EditGroup';
import { InviteLink } from './InviteLink';

/** The group's form, its invite link, and its deletion. */
export function GroupSettings({ group }: { group: FragmentType<GroupSettings_GroupFragment> }) {
  const { t } = useLingui();
  const { data, complete } = useFragment({
    fragment: GroupSettings_GroupFragmentDoc,
    fragmentName: 'GroupSettings_group',
    from: group,
  });
  if (!complete) return null;

  return (
    <Stack gap={6}>
      <EditGroup group={data} />
      <Part>
        <Heading level={3}>{t`Invite link`}</Heading>
        <InviteLink group={data} />
      </Part>
      <Part>
        <Heading level={3}>{t`Delete group`}</Heading>
        <DeleteGroup groupId={data.id} name={data.name} />
      </Part>
    </Stack>
  );
}

const Part = styled.section`
  display: grid;
  gap: ${space[3]};
  padding-top: ${space[6]};
  border-top: 1px solid ${role.line};
`;
