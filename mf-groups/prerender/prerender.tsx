import { prerenderArea } from 'kit/prerender/area';
import { PrerenderedGroup } from './PrerenderedGroup';
import { PrerenderedInvitation } from './PrerenderedInvitation';

void prerenderArea({
  '/prayer-groups/:id': <PrerenderedGroup />,
  '/join/:token': <PrerenderedInvitation />,
});
