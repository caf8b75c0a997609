import { prerenderArea } from 'kit/prerender/area';
import { PrerenderedGroup } from './PrerenderedGroup';

void prerenderArea({ '/prayer-groups/:id': <PrerenderedGroup /> });
