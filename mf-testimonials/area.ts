import type { AreaDeclaration } from 'kit';
import { features, testimonials } from 'schema/addresses';

export const area: AreaDeclaration = {
  routes: [
    {
      path: testimonials,
      component: './testimonies/Testimonials',
      title: 'Testimonies',
      label: 'The testimonies',
      navigation: { label: 'Testimonials', position: 2 },
      operation: { name: 'TestimonialWall' },
    },
    {
      path: features,
      component: './features/Features',
      title: 'Features',
      label: 'This page',
      navigation: { label: 'Features', position: 3, on: [testimonials] },
      operation: { name: 'Daily' },
      slots: { chains: { tab: 'chains' }, groups: { tab: 'groups' } },
    },
  ],
  slots: { testimonyDialog: './convert/TestimonyDialog' },
  prerenderer: './prerender/prerender.tsx',
};
