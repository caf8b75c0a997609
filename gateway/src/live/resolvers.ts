import { Refusal } from '../errors';
import type { LiveUpdate, Resolvers } from '../gen/resolvers';

/** Updates are written out by graphql/liveDoor; whoever asks in another way is told how. */
export const liveResolvers: Resolvers = {
  Subscription: {
    live: {
      subscribe: refuse,
      resolve: (told: { live?: LiveUpdate } | undefined) => told?.live ?? refuse(),
    },
  },
};

function refuse(): never {
  throw new Refusal('badInput', 'A subscription is answered over text/event-stream');
}
