import type { WaitingWrite } from './database';
import { finishSignOut } from './signOut';
import { changeWrite, listWrites, removeWrite, type StoredWrite } from './writes';

const patience = 20_000;
/** The name of the lock, of the event of background sync, and of the channel to the windows. */
export const waitingWrites = 'waiting-writes';

/** A message to the windows: something was sent, or the list has changed, also by a refusal. */
export type WritesMessage = { sent: StoredWrite; data: object } | { sent: null; refused?: StoredWrite };

type Outcome = { data: object } | Pick<WaitingWrite, 'refusal' | 'refusalCode'> | 'later';

/** These recover. */
const passing = ['UNAUTHENTICATED', 'RATE_LIMITED', 'SERVICE_UNAVAILABLE', 'INTERNAL_SERVER_ERROR'];

/**
 * Sends what waits, in order and after a sign-out, in one window or worker at a time. A write goes out in its own member's session alone: the
 * server refuses it in any other one.
 *
 * @returns whether nothing waits any more
 */
export async function sendWaiting(): Promise<boolean> {
  // Without https there are no locks; the server executes a repeated write once.
  return navigator.locks ? navigator.locks.request(waitingWrites, sendAll) : sendAll();
}

async function sendAll(): Promise<boolean> {
  if (!(await finishSignOut())) return false;
  const channel = new BroadcastChannel(waitingWrites);
  const notify = (message: WritesMessage) => channel.postMessage(message);
  const stopped = new Set<number>();
  for (const write of await listWrites()) {
    if (write.refusal !== null || stopped.has(write.member)) continue;
    const outcome = await attempt(write);
    if (outcome === 'later') {
      stopped.add(write.member);
    } else if ('data' in outcome) {
      await removeWrite(write.id);
      notify({ sent: write, data: outcome.data });
    } else {
      const refused = { ...write, ...outcome };
      await changeWrite(refused);
      notify({ sent: null, refused });
    }
  }
  channel.close();
  return stopped.size === 0;
}

async function attempt({ key, member, operationName, query, variables }: StoredWrite): Promise<Outcome> {
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/graphql-response+json, application/json',
        'Idempotency-Key': key,
        'Prayer-Wall-Member': String(member),
      },
      body: JSON.stringify({ operationName, query, variables }),
      signal: AbortSignal.timeout(patience),
    });
    const { data, errors } = (await response.json()) as Result;
    const [error] = errors ?? [];
    if (!error && data) return { data };
    const isPassing = response.headers.has('Retry-After') || passing.includes(error?.extensions?.code ?? '');
    if (isPassing || !error) return 'later';
    return { refusal: error.message, refusalCode: error.extensions?.messageCode };
  } catch {
    return 'later';
  }
}

interface Result {
  data?: object | null;
  errors?: { message: string; extensions?: { code?: string; messageCode?: string } }[];
}
