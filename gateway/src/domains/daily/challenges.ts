/** A small step of faith for one day. */
export interface Challenge {
  title: string;
  description: string;
}

/** One for each day of a month, so that two successive days never have the same. */
export const challenges: readonly Challenge[] = [
  {
    title: 'Pray for a stranger',
    description:
      'Choose a prayer on the wall from somebody you do not know, and pray it slowly, word by word.',
  },
  {
    title: 'Three thanks',
    description:
      'Before you sleep, name three things of this day that you did not earn, and give thanks for each.',
  },
  {
    title: 'Leave a word',
    description: 'Find a prayer without any words of encouragement yet and be the first to leave some.',
  },
  {
    title: 'Ten quiet minutes',
    description: 'Put everything down for ten minutes. Say nothing, ask nothing. Just be there with God.',
  },
  {
    title: 'Call somebody',
    description: 'Ring a person who lives alone. Ask how they are, and let them talk.',
  },
  {
    title: 'A psalm aloud',
    description: 'Read a psalm aloud, even if nobody hears it. Psalm 121 is a good one to begin with.',
  },
  {
    title: 'Forgive one thing',
    description: 'Think of one small thing that somebody still owes you. Let it go, and pray for them.',
  },
  {
    title: 'Pray on the way',
    description: 'On your way today, pray for the people whom you pass: a short blessing for each.',
  },
  {
    title: 'Bless your work',
    description: 'Before your first task, ask for a blessing on those who will receive what you do.',
  },
  { title: 'Give in secret', description: 'Do something good today that nobody will ever find out about.' },
  {
    title: 'Remember the grieving',
    description: 'Pray for somebody who has lost a person they loved. If you know them, write them one line.',
  },
  {
    title: 'Learn a verse',
    description: 'Learn the verse of today by heart and say it three times before the evening.',
  },
  { title: 'Pray for an enemy', description: 'Name somebody who has hurt you and ask God to do them good.' },
  {
    title: 'Share a table',
    description: 'Eat one meal today with somebody, without a screen, and give thanks together.',
  },
  {
    title: 'Praise first',
    description: 'Let your first sentence this morning be praise, before you ask for anything.',
  },
  {
    title: 'Pray for the sick',
    description: 'Choose a prayer of the category Health and stay with it until you have really prayed.',
  },
  {
    title: 'Tell what God has done',
    description: 'Tell one person about a prayer of yours that was answered, however small.',
  },
  {
    title: 'Say it kindly',
    description: 'Speak no complaint until noon. When one comes, turn it into a request.',
  },
  {
    title: 'Pray for leaders',
    description: 'Pray for those who decide in your town and country, also for those you did not choose.',
  },
  {
    title: 'Look after yourself',
    description: 'Go to bed half an hour earlier, and hand the day back before you sleep.',
  },
  {
    title: 'Read a gospel page',
    description: 'Read one page of a gospel as if you had never heard it before. What surprises you?',
  },
  { title: 'Pray for children', description: 'Pray by name for each child whom you know.' },
  {
    title: 'Ask for help',
    description: 'Bring one thing to the wall that you have carried alone until now.',
  },
  {
    title: 'Go outside',
    description: 'Walk for a quarter of an hour and thank the maker of whatever you see.',
  },
  {
    title: 'Write a letter',
    description: 'Write to somebody who once helped your faith along, and tell them so.',
  },
  {
    title: 'Pray for workers',
    description: 'Pray for those who work while others sleep: nurses, drivers, guards, bakers.',
  },
  {
    title: 'One honest prayer',
    description: 'Pray today without a single polished phrase. Say what is really so.',
  },
  {
    title: 'Keep watch for an hour',
    description: 'Take a slot in a prayer chain, or set an hour aside, and pray for others through it.',
  },
  {
    title: 'Make peace',
    description: 'Take the first step towards somebody with whom things are not right.',
  },
  {
    title: 'Pray for the lonely',
    description: 'Pray for those whom nobody has thought of today, and smile at the next person you meet.',
  },
  {
    title: 'Look back',
    description: 'Look through this month: where were you carried? Give thanks, and tell somebody.',
  },
];
