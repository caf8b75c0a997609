import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useSyncExternalStore, type ComponentType } from 'react';
import type { WaitingNoteProps } from '../../offline/WaitingNote';
import { lazyComponent } from '../../ui/lazyComponent';
import { Text } from '../../ui/Text/Text';
import { device, type Listener, type Waiting } from './device';
import { operationNameOf } from './requestKey';

/**
 * The member's writes of one mutation that have not been sent yet, oldest first. What was sent is in the cache before it
 * is no longer here.
 *
 * @param isOwn whether a write belongs to what the component shows
 */
export function useWaiting<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  isOwn: (variables: Variables) => boolean,
  onSent?: (data: Data, variables: Variables) => void,
): readonly Waiting<Variables>[] {
  const { cache } = useApolloClient();
  const all = useSyncExternalStore(subscribe, () => device.waiting);
  const belongs = ({ operationName, variables }: Waiting) =>
    operationName === operationNameOf(document) && isOwn(variables as Variables);

  const take = useEffectEvent<Listener>((write, data) => {
    if (!write || !belongs(write)) return false;
    if (!data) return true;
    const variables = write.variables as Variables;
    cache.writeQuery({ id: 'ROOT_MUTATION', query: document, variables, data: data as never });
    onSent?.(data as Data, variables);
    return true;
  });
  useEffect(() => subscribe((write, data) => take(write, data)), []);

  return all.filter(belongs) as unknown as readonly Waiting<Variables>[];
}

function subscribe(listener: Listener): () => void {
  device.listeners.add(listener);
  return () => void device.listeners.delete(listener);
}

const Note = lazyComponent<WaitingNoteProps>(
  async () => (await import(/* webpackChunkName: "offline" */ '../../offline/WaitingNote')).WaitingNote,
);

/** Says that a write waits, or why it was refused. Its line is there before its code, so that nothing moves later. */
export const WaitingNote: ComponentType<WaitingNoteProps> = (props) => (
  <Note {...props} fallback={<Text size="small">&nbsp;</Text>} />
);
