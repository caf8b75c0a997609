import { request, type IncomingMessage } from 'node:http';
import { sessionCookie } from '../context';
import type { ActingMember } from './house';
import { eventually } from './eventually';

/** What came over a stream so far. */
export interface LiveStream {
  status: number;
  headers: IncomingMessage['headers'];
  /** The updates that were told, each as GraphQL answers it. */
  updates: Update[];
  /** Everything as it was sent. */
  text(): string;
  isOver(): boolean;
  /** Whether it ended in order. */
  isWhole(): boolean;
  /** Waits for an update that has this. */
  until(has: (update: Update) => boolean): Promise<Update>;
  close(): void;
}

export type Update = ReturnType<typeof JSON.parse>;

const everything = `subscription ($prayers: [Int!]! = [], $groups: [Int!]! = []) {
  live(stats: true, wall: true, chains: true, notifications: true, prayers: $prayers, groups: $groups) {
    stats { totalPrayers totalAmens }
    newPrayers { id category }
    gonePrayers
    prayerCounts { id amenCount commentCount }
    changedPrayers
    changedChains
    changedGroups
    unreadNotificationCount
  }
}`;

interface Wanted {
  as?: ActingMember | null;
  query?: string;
  variables?: object;
  headers?: Record<string, string>;
}

/** Opens a stream as an EventSource does, for everything that there is unless told. */
export function openStream(
  origin: string,
  { as = null, query = everything, variables = {}, headers = {} }: Wanted = {},
): Promise<LiveStream> {
  const address = new URL('/graphql', origin);
  address.searchParams.set('query', query);
  address.searchParams.set('variables', JSON.stringify(variables));

  return new Promise((resolve, reject) => {
    const asked = request(address, {
      agent: false,
      headers: {
        accept: 'text/event-stream',
        ...(as && { cookie: `${sessionCookie}=${as.session}` }),
        ...headers,
      },
    });
    asked.on('error', reject);
    asked.on('response', (response) => resolve(follow(response)));
    asked.end();
  });
}

function follow(response: IncomingMessage): LiveStream {
  let text = '';
  let isOver = false;
  const updates: Update[] = [];
  response.setEncoding('utf8');
  response.on('data', (chunk: string) => {
    text += chunk;
    updates.splice(0, Infinity, ...[...text.matchAll(/^event: next\ndata: (.*)\n\n/gm)].map(readUpdate));
  });
  response.on('close', () => {
    isOver = true;
  });
  response.on('error', () => undefined);

  return {
    status: response.statusCode!,
    headers: response.headers,
    updates,
    text: () => text,
    isOver: () => isOver,
    isWhole: () => isOver && response.complete,
    async until(has) {
      await eventually(() => updates.some(has) || isOver);
      const found = updates.find(has);
      if (!found) throw new Error(`The stream ended without it: ${text}`);
      return found;
    },
    close: () => void response.destroy(),
  };
}

const readUpdate = ([, data]: RegExpExecArray): Update => JSON.parse(data!).data.live;
