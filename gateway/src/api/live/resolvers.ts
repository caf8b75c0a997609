import type { LiveUpdate } from 'schema/live';
import { Refusal } from '../../platform/errors';
import type { Resolvers } from '../../gen/resolvers';

/** Updates are sent by liveHandler; any other request for the subscription is refused with a hint on how to open it. */
export const liveResolvers: Resolvers = {
  Subscription: {
    live: {
      subscribe: refuse,
      resolve: (update: { live?: LiveUpdate } | undefined) => update?.live ?? refuse(),
    },
  },
};

function refuse(): never {
  throw new Refusal('badInput', 'A subscription is answered over text/event-stream');
}
