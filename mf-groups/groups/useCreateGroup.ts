import { useWrite } from 'kit';
import { CreateGroupDocument, type PrayerGroupInput } from '../gen/graphql';
import { addGroup } from './groupLists';

/** Creates a group and puts it at the top of the lists. */
export function useCreateGroup() {
  const [createGroup] = useWrite(CreateGroupDocument, {
    update(cache, { data }, { variables }) {
      const theme = variables?.input.theme;
      if (data && theme) addGroup(cache, data.createGroup.id, theme);
    },
    success: { title: 'Prayer Group Created', description: 'Share its link, and pray together.' },
    failure: {
      signIn: 'You need to sign in to start a prayer group.',
      fallback: 'Failed to create prayer group. Please try again.',
      isFixed: true,
    },
  });
  return (input: PrayerGroupInput) => createGroup({ input });
}
