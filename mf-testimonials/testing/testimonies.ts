/** A testimony as the gateway returns it, with every field that this area requests. */
export function aTestimony(own: object = {}) {
  return {
    __typename: 'Testimonial' as const,
    id: 5,
    title: 'The road was safe',
    testimony: 'We came home to Bethlehem at the beginning of the harvest.',
    authorName: 'Naomi Elimelech' as string | null,
    isAnonymous: false,
    createdAt: new Date(Date.now() - 3 * 60 * 60 * 1000).toISOString(),
    praiseCount: 4,
    hasPraised: false,
    isOwner: false,
    prayer: { __typename: 'AnsweredPrayer', id: 1, title: 'Safe travel' },
    ...own,
  };
}

interface Wall {
  hasMore?: boolean;
  count?: number;
  banner?: string | null;
}

export function aTestimonialWall(
  testimonials: object[],
  { hasMore = false, count = testimonials.length, banner = null }: Wall = {},
) {
  return {
    testimonials: {
      __typename: 'TestimonialPage' as const,
      testimonials,
      hasMore,
      endCursor: hasMore ? 'next' : null,
    },
    stats: { __typename: 'Stats', totalTestimonials: count },
    banner,
  };
}
