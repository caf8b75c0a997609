import type { Kind } from './kind';
import { postComments, posts } from './postKinds';
import { prayers, encouragements, testimonies } from './prayerKinds';
import { groups, chains, members } from './communityKinds';

/** Every kind, in the order of the archive: what administrators may see, and nothing else. */
export const kinds = [
  ...[prayers, encouragements, testimonies, groups, posts, postComments, chains, members],
] as readonly Kind[];
