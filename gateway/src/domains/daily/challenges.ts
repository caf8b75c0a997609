import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

/** A small step of faith for one day. */
export interface Challenge {
  title: MessageDescriptor;
  description: MessageDescriptor;
}

/** One for each day of a month, so that two successive days never have the same. */
export const challenges: readonly Challenge[] = [
  {
    title: msg`Pray for a stranger`,
    description: msg`Choose a prayer on the wall from somebody you do not know, and pray it slowly, word by word.`,
  },
  {
    title: msg`Three thanks`,
    description: msg`Before you sleep, name three things of this day that you did not earn, and give thanks for each.`,
  },
  {
    title: msg`Leave a word`,
    description: msg`Find a prayer without any words of encouragement yet and be the first to leave some.`,
  },
  {
    title: msg`Ten quiet minutes`,
    description: msg`Put everything down for ten minutes. Say nothing, ask nothing. Just be there with God.`,
  },
  {
    title: msg`Call somebody`,
    description: msg`Ring a person who lives alone. Ask how they are, and let them talk.`,
  },
  {
    title: msg`A psalm aloud`,
    description: msg`Read a psalm aloud, even if nobody hears it. Psalm 121 is a good one to begin with.`,
  },
  {
    title: msg`Forgive one thing`,
    description: msg`Think of one small thing that somebody still owes you. Let it go, and pray for them.`,
  },
  {
    title: msg`Pray on the way`,
    description: msg`On your way today, pray for the people whom you pass: a short blessing for each.`,
  },
  {
    title: msg`Bless your work`,
    description: msg`Before your first task, ask for a blessing on those who will receive what you do.`,
  },
  {
    title: msg`Give in secret`,
    description: msg`Do something good today that nobody will ever find out about.`,
  },
  {
    title: msg`Remember the grieving`,
    description: msg`Pray for somebody who has lost a person they loved. If you know them, write them one line.`,
  },
  {
    title: msg`Learn a verse`,
    description: msg`Learn the verse of today by heart and say it three times before the evening.`,
  },
  {
    title: msg`Pray for an enemy`,
    description: msg`Name somebody who has hurt you and ask God to do them good.`,
  },
  {
    title: msg`Share a table`,
    description: msg`Eat one meal today with somebody, without a screen, and give thanks together.`,
  },
  {
    title: msg`Praise first`,
    description: msg`Let your first sentence this morning be praise, before you ask for anything.`,
  },
  {
    title: msg`Pray for the sick`,
    description: msg`Choose a prayer of the category Health and stay with it until you have really prayed.`,
  },
  {
    title: msg`Tell what God has done`,
    description: msg`Tell one person about a prayer of yours that was answered, however small.`,
  },
  {
    title: msg`Say it kindly`,
    description: msg`Speak no complaint until noon. When one comes, turn it into a request.`,
  },
  {
    title: msg`Pray for leaders`,
    description: msg`Pray for those who decide in your town and country, also for those you did not choose.`,
  },
  {
    title: msg`Look after yourself`,
    description: msg`Go to bed half an hour earlier, and hand the day back before you sleep.`,
  },
  {
    title: msg`Read a gospel page`,
    description: msg`Read one page of a gospel as if you had never heard it before. What surprises you?`,
  },
  { title: msg`Pray for children`, description: msg`Pray by name for each child whom you know.` },
  {
    title: msg`Ask for help`,
    description: msg`Bring one thing to the wall that you have carried alone until now.`,
  },
  {
    title: msg`Go outside`,
    description: msg`Walk for a quarter of an hour and thank the maker of whatever you see.`,
  },
  {
    title: msg`Write a letter`,
    description: msg`Write to somebody who once helped your faith along, and tell them so.`,
  },
  {
    title: msg`Pray for workers`,
    description: msg`Pray for those who work while others sleep: nurses, drivers, guards, bakers.`,
  },
  {
    title: msg`One honest prayer`,
    description: msg`Pray today without a single polished phrase. Say what is really so.`,
  },
  {
    title: msg`Keep watch for an hour`,
    description: msg`Take a slot in a prayer chain, or set an hour aside, and pray for others through it.`,
  },
  {
    title: msg`Make peace`,
    description: msg`Take the first step towards somebody with whom things are not right.`,
  },
  {
    title: msg`Pray for the lonely`,
    description: msg`Pray for those whom nobody has thought of today, and smile at the next person you meet.`,
  },
  {
    title: msg`Look back`,
    description: msg`Look through this month: where were you carried? Give thanks, and tell somebody.`,
  },
];
