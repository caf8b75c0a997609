import { msg } from '@lingui/core/macro';

export const prayersTitle = msg({ message: 'Prayers', comment: 'The title of a feed of new prayers.' });
export const testimoniesTitle = msg({ message: 'Testimonies', comment: 'The title of a feed.' });
