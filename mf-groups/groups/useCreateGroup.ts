import { useLingui } from '@lingui/react/macro';
import { useWrite } from 'kit';
import { CreateGroupDocument, type PrayerGroupInput } from '../gen/graphql';
import { addGroup } from './groupLists';

/** Creates a group and puts it at the top of the lists. */
export function useCreateGroup() {
  const { t } = useLingui();
  const [createGroup] = useWrite(CreateGroupDocument, {
    update(cache, { data }, { variables }) {
      const theme = variables?.input.theme;
      if (data && theme) addGroup(cache, data.createGroup.id, theme);
    },
    success: { title: t`Prayer Group Created`, description: t`Share its link, and pray together.` },
    failure: {
      signIn: t`You need to sign in to start a prayer group.`,
      fallback: t`Failed to create prayer group. Please try again.`,
      isFixed: true,
    },
  });
  return (input: PrayerGroupInput) => createGroup({ input });
}
