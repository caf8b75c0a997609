import { prerenderArea } from 'kit/prerender/area';
import { Testimonials } from '../testimonies/Testimonials';
import { PrerenderedBanner, PrerenderedTestimonies } from './PrerenderedTestimonies';

void prerenderArea({
  '/testimonials': <Testimonials Banner={PrerenderedBanner} List={PrerenderedTestimonies} />,
});
