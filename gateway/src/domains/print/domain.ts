import type { Domain } from '../domain';
import { installPrint } from './pages';

/** The prayers of a week or a month on paper (docs/decisions/0058). */
export const print: Domain = { apiTokens: 'refused', installPages: installPrint };
