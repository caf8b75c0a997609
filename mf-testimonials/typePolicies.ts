import { addTypePolicies, pagedList } from 'kit';

addTypePolicies({ Query: { fields: { testimonials: pagedList('testimonials') } } });
