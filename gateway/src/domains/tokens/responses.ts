import { tokenScopeValues } from 'schema/rules/token';
import { z } from 'zod';
import { instant, number, part } from '../responses';

const fields = {
  id: number,
  name: z.string(),
  scope: z.enum(tokenScopeValues),
  createdAt: instant,
  expiresAt: instant,
};

export const apiToken = part('ApiToken', { ...fields, lastUsedAt: instant.nullable() });
export const newApiToken = part('NewApiToken', { ...fields, token: z.string() });
