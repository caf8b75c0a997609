import type { Domain } from '../domain';
import { tags } from '../tags';
import { portableRoutes } from './rest';

export const portable: Domain = { routes: portableRoutes, tag: tags.administration, apiTokens: 'refused' };
