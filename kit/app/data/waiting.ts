import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { type ComponentType, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { lazyComponent } from '../../ui/lazyComponent';
import type { WaitingNoteProps } from '../../offline/WaitingNote';
import { operationNameOf } from './requestKey';

/** A write that waits for the connection, or was refused when it was sent (docs/decisions/0068-offline.md). */
export interface Waiting<Variables = Record<string, unknown>> {
  id: number;
  operationName: string;
  variables: Variables;
  /** Milliseconds since the epoch. */
  madeAt: number;
  /** The server's message; null while it waits. */
  refusal: string | null;
}

type Listener = (sent?: Waiting, data?: object) => void;

/** Filled by the part that is loaded later (kit/offline/page.ts), which reads the device. */
export const device = { waiting: [] as readonly Waiting[], listeners: new Set<Listener>() };

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

  const take = useEffectEvent<Listener>((sent, data) => {
    if (!sent || !belongs(sent)) return;
    const variables = sent.variables as Variables;
    cache.writeQuery({ id: 'ROOT_MUTATION', query: document, variables, data: data as never });
    onSent?.(data as Data, variables);
  });
  useEffect(() => subscribe((sent, data) => take(sent, data)), []);

  return all.filter(belongs) as unknown as readonly Waiting<Variables>[];
}

function subscribe(listener: Listener): () => void {
  device.listeners.add(listener);
  return () => void device.listeners.delete(listener);
}

/** Says that a write waits, or why it was refused. */
export const WaitingNote: ComponentType<WaitingNoteProps> = lazyComponent<WaitingNoteProps>(
  async () => (await import(/* webpackChunkName: "offline" */ '../../offline/WaitingNote')).WaitingNote,
);
