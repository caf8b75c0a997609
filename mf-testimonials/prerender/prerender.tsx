import { prerenderArea } from 'kit/prerender/area';
import { Testimonials } from '../testimonies/Testimonials';
import { PrerenderedTestimonies } from './PrerenderedTestimonies';

void prerenderArea({
  '/testimonials': <Testimonials List={PrerenderedTestimonies} />,
});
