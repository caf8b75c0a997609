import { request, type IncomingMessage } from 'node:http';
import type { ActingMember } from './testSite';
import { eventually } from './eventually';

/** A live stream and everything that it has sent so far. */
export interface LiveStream {
  status: number;
  headers: IncomingMessage['headers'];
  /** The updates, each as in a GraphQL response. */
  updates: Update[];
  /** Everything, as it was sent. */
  text(): string;
  isOver(): boolean;
  /** Whether it ended properly. */
  isWhole(): boolean;
  /** Waits for a matching update. */
  until(matches: (update: Update) => boolean): Promise<Update>;
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

interface StreamOptions {
  as?: ActingMember | null;
  query?: string;
  variables?: object;
  headers?: Record<string, string>;
}

/** Opens a stream as an EventSource does; by default for everything. */
export function openStream(
  origin: string,
  { as = null, query = everything, variables = {}, headers = {} }: StreamOptions = {},
): Promise<LiveStream> {
  const address = new URL('/graphql', origin);
  address.searchParams.set('query', query);
  address.searchParams.set('variables', JSON.stringify(variables));

  return new Promise((resolve, reject) => {
    const call = request(address, {
      agent: false,
      headers: {
        accept: 'text/event-stream',
        ...(as && { cookie: `pw_session=${as.session}` }),
        ...headers,
      },
    });
    call.on('error', reject);
    call.on('response', (response) => resolve(follow(response)));
    call.end();
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
    async until(matches) {
      await eventually(() => updates.some(matches) || isOver);
      const found = updates.find(matches);
      if (!found) throw new Error(`The stream ended without it: ${text}`);
      return found;
    },
    close: () => void response.destroy(),
  };
}

const readUpdate = ([, data]: RegExpExecArray): Update => JSON.parse(data!).data.live;
