import { remote } from 'kit/build';

export default remote({
  name: 'mf-testimonials',
  directory: import.meta.dirname,
  exposes: {
    './Testimonials': './testimonies/Testimonials',
    './Features': './features/Features',
    './TestimonyDialog': './convert/TestimonyDialog',
  },
  slots: { testimonyDialog: 'TestimonyDialog' },
  routes: [
    { path: '/testimonials', module: 'Testimonials', operation: 'TestimonialWall', variables: {} },
    { path: '/features', module: 'Features', operation: 'Daily', variables: {} },
  ],
});
