import { z } from 'zod';
import { instant, number, part } from '../responses';

const session = part('Session', {
  id: number,
  device: z.string(),
  createdAt: instant,
  lastSeenAt: instant,
  isCurrent: z.boolean(),
});

export const sessionList = z.array(session);
