import { useLingui } from '@lingui/react/macro';
import { useWrite, type useApolloClient } from 'kit';
import {
  CommunitySettingsDocument,
  SetCommunitySettingsDocument,
  type CommunitySettingsQuery,
  type SetCommunitySettingsMutation,
  type SetCommunitySettingsMutationVariables,
} from '../gen/graphql';

export type Community = CommunitySettingsQuery['communitySettings'];
type CommunityChanges = SetCommunitySettingsMutationVariables['input'];

/** Saves settings of the community. Undo in the toast saves those of `before` again; `onUndo` shows them. */
export function useSetCommunity(before: CommunityChanges, onUndo: () => void) {
  const { t } = useLingui();
  const options = {
    update: store,
    refetch: ['AuditLog'],
    failure: {
      signIn: t`You need to sign in to look after the site.`,
      fallback: t`Failed to save the setting`,
    },
  };
  const [undo] = useWrite(SetCommunitySettingsDocument, {
    ...options,
    success: { title: t`Success`, description: t`It is as it was before.` },
  });
  const [save, { isPending }] = useWrite(SetCommunitySettingsDocument, {
    ...options,
    success: (_, { input }) => ({
      title: t`Success`,
      description: t`Saved. Pages show it when they are opened next.`,
      action: {
        label: t`Undo`,
        onPress: () => {
          onUndo();
          void undo({ input: only(before, Object.keys(input)) });
        },
      },
    }),
  });
  return { save, isPending };
}

const only = (settings: CommunityChanges, names: string[]): CommunityChanges =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => names.includes(name)));

type Cache = ReturnType<typeof useApolloClient>['cache'];

function store(cache: Cache, { data }: { data?: SetCommunitySettingsMutation | null }): void {
  if (!data) return;
  cache.writeQuery({
    query: CommunitySettingsDocument,
    data: { communitySettings: data.setCommunitySettings },
  });
}
