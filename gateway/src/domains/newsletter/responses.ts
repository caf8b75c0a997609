import { z } from 'zod';
import { part } from '../responses';

export const subscribed = part('Subscribed', {
  message: z.string().describe('The same for every valid address, known or not.'),
});
