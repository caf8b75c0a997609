import { z } from 'zod';
import { email } from './email';

/** The newsletter form (specification, section 5). */
export const newsletterRule = z.object({ email });
