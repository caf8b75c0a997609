import type { DemoPrayer } from './demoPrayer';

/** Prayers of the last ten days. */
export const recentPrayers: readonly DemoPrayer[] = [
  {
    by: 'Hannah',
    hoursAgo: 1,
    category: 'health',
    title: 'Waiting for biopsy results',
    description:
      'They took a sample on Monday and told me to expect a call by Friday. I am trying to keep my mind on the kids and my work, but every time the phone rings my heart stops. Please pray for peace while I wait, and for good news.',
    amens: 4,
    encouragements: [
      {
        by: 'Ruth',
        after: 0.5,
        content: 'I waited for that call two years ago. You do not wait alone. Praying right now, Hannah.',
      },
    ],
  },
  {
    by: 'Samuel',
    hoursAgo: 3,
    category: 'general',
    title: 'Nursing finals start tomorrow',
    description:
      'Three papers in four days. I have studied as much as my night shifts allowed. Pray that I remember what I learned and do not panic when I turn the page.',
    amens: 9,
    encouragements: [
      {
        by: 'Priya',
        after: 1,
        content:
          'From one nurse to another: you know more than you think. Drink water, breathe, read each question twice.',
      },
      { by: 'Wanjiru', after: 2, content: 'May the Lord bring everything to your remembrance, Samuel.' },
    ],
  },
  {
    by: 'Lucía',
    hoursAgo: 5,
    category: 'family',
    title: 'My brother and I have not spoken since the funeral',
    description:
      'We argued over the house and said things we cannot take back. Mamá would be so sad. I wrote him a letter today. Please pray that he reads it, and that I mean every word.',
    amens: 12,
    encouragements: [
      {
        by: 'Peter',
        after: 1.5,
        content: 'It took courage to write first. May he open it with a soft heart.',
      },
      {
        by: 'Chiara',
        after: 3,
        content:
          'My sister and I lost four years like this, and then one letter changed it. Do not lose hope.',
      },
    ],
  },
  {
    by: 'Joel',
    hoursAgo: 7,
    category: 'praise',
    title: 'Our little girl came home from the NICU',
    description:
      'Sixty-one days. She weighs 2.6 kilos and has the loudest cry on the street. Thank you to everyone who carried us. We are tired and so very happy. God is good.',
    amens: 22,
    encouragements: [
      { by: 'Hannah', after: 1, content: 'Crying happy tears over here. Welcome home, little one!' },
      {
        by: 'Grace',
        after: 2,
        content: 'We prayed for her in our small group every week. I cannot wait to tell them tonight.',
      },
      { by: 'Benjamin', after: 5, content: 'The best kind of loud. Congratulations to you both.' },
    ],
  },
  {
    by: 'Ngozi',
    hoursAgo: 9,
    category: 'finances',
    title: 'Rent is due on the first',
    description:
      'My hours were cut in half this month. I have enough for food and not enough for the rent. I have asked the landlord for two more weeks. Please pray for favor and for extra shifts.',
    amens: 11,
    encouragements: [
      {
        by: 'Marisol',
        after: 4,
        content:
          'He fed Elijah by ravens. I believe He sees you. Praying for that extension and for more hours.',
      },
    ],
  },
  {
    by: 'Caleb',
    hoursAgo: 12,
    category: 'grief',
    title: 'First birthday without Dad',
    description:
      'He would have been seventy today. I made his chili and set his chair at the table, and then I could not eat. Pray for my mother most of all. The house is too quiet for her.',
    amens: 15,
    encouragements: [
      {
        by: 'Andrei',
        after: 2,
        content: 'The firsts are the heaviest. May your mother feel arms around her tonight.',
      },
      { by: 'Amara', after: 3, content: 'A chair set with love is a prayer too. I am so sorry, Caleb.' },
    ],
  },
  {
    by: 'Priya',
    hoursAgo: 15,
    category: 'general',
    title: 'Wisdom about a move abroad',
    description:
      'I have been offered a post in Dublin. It would help my parents a great deal, but they are getting older and I am their only daughter. I want to go where God wants me, and I honestly do not know where that is.',
    amens: 7,
    encouragements: [
      {
        by: 'Mei-Ling',
        after: 6,
        content: 'I stood at the same crossroads. Peace came slowly, and it came. Praying James 1:5 for you.',
      },
    ],
  },
  {
    by: 'Oksana',
    hoursAgo: 18,
    category: 'family',
    title: 'For my husband, far from home',
    description:
      'He calls when there is a signal. Yesterday there was none. Please pray for his safety, and for our son who asks me every evening when Papa is coming back.',
    amens: 23,
    encouragements: [
      {
        by: 'Tomasz',
        after: 1,
        content: 'Our whole parish is praying for families like yours. You are not forgotten.',
      },
      {
        by: 'Yosef',
        after: 3,
        content: 'The Lord will watch over his coming and going. Psalm 121 for your family tonight.',
      },
      {
        by: 'Leilani',
        after: 8,
        content: 'Holding the three of you in prayer from the other side of the world.',
      },
    ],
    updates: [
      {
        after: 12,
        content:
          'He called this morning! Two minutes, a bad line, the best sound in the world. Thank you for praying.',
      },
    ],
  },
  {
    by: 'Mateus',
    hoursAgo: 22,
    category: 'health',
    title: 'Back surgery on Thursday',
    description:
      'After a year of pain they are going to operate. I drive a delivery truck, so my family lives from this back. Pray for the hands of the surgeon and for patience when I must lie still.',
    amens: 10,
  },
  {
    by: 'Élodie',
    hoursAgo: 26,
    category: 'general',
    isAnonymous: true,
    title: 'I have not been able to pray',
    description:
      'For months the words do not come. I sit in the pew and feel nothing, and then I feel guilty. If you have some words left over today, would you say them for me?',
    amens: 19,
    encouragements: [
      {
        by: 'Ruth',
        after: 2,
        content: 'Said them. Will say them again tomorrow. The Spirit prays for us when we have no words.',
      },
      {
        by: 'Daniel',
        after: 5,
        content: 'I have known that dry season, and it ended. Sitting there is already a prayer.',
        isAnonymous: true,
      },
      {
        by: 'Grace',
        after: 9,
        content: 'You came here and asked. That is faith, even when it does not feel like it.',
      },
    ],
  },
  {
    by: 'Benjamin',
    hoursAgo: 30,
    category: 'finances',
    title: 'Drought on the farm, third year',
    description:
      'We sold another forty head this week. My grandfather held on through worse and I would like to hold on too. Please pray for rain, and for the bank to be reasonable.',
    amens: 14,
    encouragements: [
      {
        by: 'Wanjiru',
        after: 7,
        content: 'We know drought in my county. I am asking God for long, soft rain on your fields.',
      },
    ],
  },
  {
    by: 'Wanjiru',
    hoursAgo: 35,
    category: 'praise',
    title: 'The borehole is giving water',
    description:
      'Eight months of fundraising, two dry holes, and today clean water at ninety metres. The school children danced. I wanted you to hear it first because so many of you gave and prayed.',
    amens: 20,
    encouragements: [
      { by: 'Benjamin', after: 2, content: 'What a picture. Praise God for water.' },
      {
        by: 'Samuel',
        after: 10,
        content: 'Streams in the desert! Thank you for not giving up after the second one.',
      },
    ],
  },
  {
    by: 'Chiara',
    hoursAgo: 41,
    category: 'family',
    title: 'Patience with my teenage son',
    description:
      'Every conversation ends with a door slamming. I miss the boy who used to tell me everything. Pray that I learn to listen more than I correct, and that he knows he is loved.',
    amens: 13,
    encouragements: [
      {
        by: 'Hannah',
        after: 5,
        content:
          'We are on the other side of this with our eldest. Keep the door of your heart open. It does come back.',
      },
    ],
  },
  {
    by: 'Andrei',
    hoursAgo: 47,
    category: 'health',
    title: 'My grandmother broke her hip',
    description:
      'Bunica is 88 and fell while feeding the hens. The operation went well but she is confused at night and calls for people who died long ago. Please pray that she finds rest and that we are gentle.',
    amens: 11,
    encouragements: [
      {
        by: 'Priya',
        after: 8,
        content:
          'Confusion after an operation often clears in some days. A familiar voice and a night light help. Praying for Bunica.',
      },
    ],
  },
  {
    by: 'Grace',
    hoursAgo: 54,
    category: 'general',
    title: 'Entrance examination next week',
    description:
      'My younger sister sits the university entrance examination on Thursday. The pressure here is very heavy. Please pray that she sleeps, eats, and remembers that her worth is not a number.',
    amens: 12,
    updates: [
      { after: 40, content: 'She slept eight hours for the first time this month. Thank you, friends.' },
    ],
  },
  {
    by: 'Yosef',
    hoursAgo: 61,
    category: 'grief',
    title: 'We buried my friend Abel',
    description:
      'We grew up on one street and served in one choir. He was thirty-four. His wife expects their second child in spring. I do not ask for explanations today, only for comfort for her.',
    amens: 17,
    encouragements: [
      {
        by: 'Caleb',
        after: 4,
        content: 'I am so sorry, Yosef. Praying for his wife and the little one who is coming.',
      },
      { by: 'Oksana', after: 9, content: 'May God be near to all who loved him.' },
    ],
  },
  {
    by: 'Mei-Ling',
    hoursAgo: 70,
    category: 'finances',
    isAnonymous: true,
    title: 'Debt that I hid from my family',
    description:
      'It began small and grew in the dark. I told my spouse last night. There were tears, and there was no shouting. Please pray for the long way back and for honesty every single day of it.',
    amens: 14,
    encouragements: [
      {
        by: 'Peter',
        after: 3,
        content: 'Bringing it into the light is the hardest step, and you have taken it. One day at a time.',
      },
      { by: 'Ngozi', after: 20, content: 'There is no condemnation. I am cheering for you both.' },
    ],
  },
  {
    by: 'Leilani',
    hoursAgo: 80,
    category: 'general',
    title: 'Our church after the fire',
    description:
      'We worship under a tent in the school yard now. The hymnals burned, the singing did not. Pray for our pastor, who is carrying everyone else, and for wisdom about rebuilding.',
    amens: 18,
    encouragements: [
      {
        by: 'Tomasz',
        after: 12,
        content: 'Our parish was rebuilt after the flood. A tent with people in it is a church. Courage!',
      },
    ],
  },
  {
    by: 'Daniel',
    hoursAgo: 92,
    category: 'health',
    title: 'Sleep',
    description:
      'Since the twins were born I sleep perhaps three hours a night, and I am starting to make mistakes at work. Please pray for quiet nights and a patient heart.',
    amens: 8,
    encouragements: [
      {
        by: 'Joel',
        after: 6,
        content: 'Brother, I feel this in my bones. It passes. If you lived closer I would bring coffee.',
      },
    ],
  },
  {
    by: 'Marisol',
    hoursAgo: 105,
    category: 'family',
    title: 'My children while I work abroad',
    description:
      'I clean houses in Dubai so that my two girls can study in Iloilo. The little one turned nine yesterday and I sang to her over the phone. Keep them safe, Lord, and keep us close.',
    amens: 16,
    encouragements: [
      {
        by: 'Lucía',
        after: 10,
        content: 'Your love crosses that distance every day. May God guard your girls.',
      },
    ],
  },
  {
    by: 'Peter',
    hoursAgo: 120,
    category: 'praise',
    title: 'One year sober today',
    description:
      'A year ago I could not imagine a week. Thank you, God, thank you to my wife, and thank you to the men of the Tuesday group who answered the phone at two in the morning.',
    amens: 23,
    encouragements: [
      {
        by: 'Caleb',
        after: 1,
        content: 'So proud of you, Peter. One day at a time, three hundred and sixty-five times.',
      },
      { by: 'Amara', after: 4, content: 'The years the locust has eaten are being restored. Hallelujah!' },
      { by: 'Ruth', after: 30, content: 'You have no idea how many people this will help.' },
    ],
  },
  {
    by: 'Tomasz',
    hoursAgo: 138,
    category: 'general',
    title: 'A neighbour who lives alone',
    description:
      'Mr Nowak is 91 and too proud to accept help. I shovel his path before he wakes so that he cannot refuse. Pray that one day he opens the door and lets me bring soup.',
    amens: 15,
    updates: [
      {
        after: 70,
        content:
          'He opened the door. He also said that my soup needs salt. I count this as an answered prayer in progress.',
      },
    ],
  },
  {
    by: 'Amara',
    hoursAgo: 155,
    category: 'health',
    title: 'My daughter and her asthma',
    description:
      'The dust season has come and Chidinma was in hospital twice this month. She is six and brave, braver than her mother. Please pray for clear lungs and clear skies.',
    amens: 17,
    encouragements: [
      {
        by: 'Élodie',
        after: 14,
        content: 'Praying for every breath she takes, and for her brave mother too.',
      },
    ],
  },
  {
    by: 'Ruth',
    hoursAgo: 170,
    category: 'grief',
    title: 'Fifty-one years, and now an empty side of the bed',
    description:
      'Arthur went peacefully, with the window open and the blackbird singing. I am thankful, and I am lost. I would be glad of prayers for the evenings. The evenings are long.',
    amens: 22,
    encouragements: [
      {
        by: 'Hannah',
        after: 2,
        content: 'Oh Ruth. What a gift those years were. I will pray at seven every evening this week.',
      },
      {
        by: 'Daniel',
        after: 9,
        content: 'You have encouraged so many of us here. Now let us carry you a little.',
      },
      { by: 'Grace', after: 26, content: 'May the God of all comfort sit with you in the long hours.' },
    ],
    updates: [
      {
        after: 120,
        content:
          'The evenings are a little shorter. A neighbour comes for tea on Wednesdays now. Bless you all.',
      },
    ],
  },
  {
    by: 'Hannah',
    hoursAgo: 190,
    category: 'general',
    title: 'Starting over at fifty',
    description:
      'After twenty-two years the plant closed. I have an interview at the school office on Tuesday, the first since 2001. Pray for calm hands and honest answers.',
    amens: 12,
  },
  {
    by: 'Joel',
    hoursAgo: 215,
    category: 'finances',
    title: 'The van that carries my tools',
    description:
      'The engine gave up on the motorway. Without it I cannot work, and without work I cannot mend it. A small prayer for a large repair.',
    amens: 6,
    encouragements: [
      {
        by: 'Mateus',
        after: 11,
        content: 'A driver prays for a driver. May an honest mechanic cross your path.',
      },
    ],
  },
];
