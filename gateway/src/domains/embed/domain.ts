import type { Domain } from '../domain';
import { installEmbed } from './pages';

/** The wall as a small page in the pages of other sites (docs/decisions/0058). */
export const embed: Domain = { apiTokens: 'refused', installPages: installEmbed };
