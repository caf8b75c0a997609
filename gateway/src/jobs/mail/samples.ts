import { featuresTab } from 'schema/addresses';
import type { TemplateName } from '../../platform/outbox/outbox';
import type { TemplateProps } from './templates/templates';

/** Sample content for each template. */
export const samples: { [Name in TemplateName]: { subject: string; props: TemplateProps[Name] } } = {
  notification: {
    subject: 'Pray for Naomi',
    props: {
      kind: 'reminder',
      title: 'Pray for Naomi',
      body: 'Every morning before breakfast.\nThe operation is on Thursday.',
      link: featuresTab('reminders'),
    },
  },
  chain_invitation: {
    subject: 'You are invited to a prayer chain',
    props: {
      inviter: 'Ruth Moab',
      title: 'A day for the harvest',
      description: 'Twenty-four hours for everybody in the fields.',
      token: 'sample',
    },
  },
  confirm_subscription: {
    subject: 'Please confirm your subscription',
    props: { token: 'sample' },
  },
  sign_in_code: {
    subject: 'Your sign-in code for Prayer Wall',
    props: { code: '204816', token: 'sample' },
  },
  already_subscribed: {
    subject: 'You are subscribed already',
    props: { token: 'sample' },
  },
  new_sign_in: {
    subject: 'New sign-in from Firefox on Linux',
    props: {
      token: 'sample',
      device: 'Firefox on Linux',
      way: 'Google',
      at: '2026-05-16T18:05:00Z',
      timeZone: 'Asia/Jerusalem',
    },
  },
  backup_late: {
    subject: 'The backup is late',
    props: {
      what: 'backup',
      at: '2026-05-16T03:00:00Z',
      error:
        'PW-271 /backups/prayer-wall-2026-05-17T03-00-00.backup cannot be written: ENOSPC: no space left on device',
    },
  },
  digest: {
    subject: 'Prayers and testimonies of May 10 – 16',
    props: {
      token: 'sample',
      week: 'May 10 – 16',
      days: { first: '2026-05-10', last: '2026-05-16' },
      verse: {
        words: 'I wait for Yahweh. My soul waits. I hope in his word.',
        reference: 'Psalm 130:5',
      },
      prayers: [
        {
          id: 1,
          title: 'Safe travel',
          excerpt: 'Please pray for the road to Bethlehem, for our children most of all.',
          author: 'Ruth Moab',
        },
        {
          id: 2,
          title: 'A quiet heart',
          excerpt: 'I cannot sleep since the letter came. Pray that I find rest, and the right words.',
          author: 'Anonymous',
        },
      ],
      allPrayers: 14,
      mostPrayed: [
        { id: 1, title: 'Safe travel', amens: 23 },
        { id: 2, title: 'A quiet heart', amens: 1 },
      ],
      testimonies: [
        {
          id: 1,
          title: 'The harvest is in',
          excerpt: 'Weeks without rain, and then three days of it, just in time. Thank you for praying.',
          author: 'Boaz Levi',
        },
      ],
      allTestimonies: 1,
    },
  },
};
