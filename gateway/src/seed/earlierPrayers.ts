import type { DemoPrayer } from './demoPrayer';

/** Prayers of the weeks before. */
export const earlierPrayers: readonly DemoPrayer[] = [
  {
    by: 'Caleb',
    hoursAgo: 236,
    category: 'family',
    title: 'Adoption hearing on the 14th',
    description:
      'Marcus has been with us for nineteen months. On the 14th a judge decides whether he stays for good. He has already written our surname on his schoolbooks. Please pray.',
    amens: 21,
    encouragements: [
      {
        by: 'Leilani',
        after: 5,
        content: 'Ohana means nobody is left behind. Praying for the judge and for Marcus.',
      },
      { by: 'Chiara', after: 22, content: 'The surname on the schoolbooks. I am undone. Lord, say yes!' },
    ],
  },
  {
    by: 'Lucía',
    hoursAgo: 250,
    category: 'health',
    title: 'My father starts dialysis',
    description:
      'Three times a week, two hours by bus each way. He jokes that at least he will finally read the whole Bible. Please pray for strength for him, and for a donor in due time.',
    amens: 13,
  },
  {
    by: 'Samuel',
    hoursAgo: 263,
    category: 'praise',
    title: 'The fever has left my son',
    description:
      'Five nights of malaria and this morning he asked for rice and for his football. To everyone who prayed through the night with us: medaase, thank you.',
    amens: 18,
    encouragements: [
      { by: 'Ngozi', after: 3, content: 'Rice and football, the surest signs of healing! Thank you, Jesus.' },
    ],
  },
  {
    by: 'Priya',
    hoursAgo: 277,
    category: 'general',
    isAnonymous: true,
    title: 'Unkind words at the hospital where I work',
    description:
      'One colleague makes each shift heavy with small remarks about my faith and where I come from. I do not want to become bitter. Pray for courage to speak, and for a clean heart.',
    amens: 12,
    encouragements: [
      {
        by: 'Yosef',
        after: 9,
        content: 'Blessed are you when people insult you. Praying for a wise word at the right moment.',
      },
    ],
  },
  {
    by: 'Andrei',
    hoursAgo: 290,
    category: 'finances',
    title: 'Work for the winter',
    description:
      'The building sites close in December. I am looking for anything indoors until March. Pray for an open door, and that I do not have to leave my family to find it.',
    amens: 9,
    encouragements: [{ by: 'Joel', after: 30, content: 'Asking God for work close to home, Andrei.' }],
  },
  {
    by: 'Mateus',
    hoursAgo: 304,
    category: 'family',
    title: 'Our wedding in six weeks',
    description:
      'We are so happy, and our two families agree on nothing. Pray that the planning does not eat the love, and that the day is about the promise and not about the flowers.',
    amens: 14,
  },
  {
    by: 'Grace',
    hoursAgo: 318,
    category: 'grief',
    title: 'Remembering our baby',
    description:
      'Today would have been the due date. Very few people knew. I planted a small plum tree. Would you remember our little one with me today?',
    amens: 20,
    encouragements: [
      { by: 'Amara', after: 1, content: 'Remembered, and loved. I will think of your plum tree.' },
      {
        by: 'Élodie',
        after: 6,
        content: 'We lost one too. They are known by name. With you today, Grace.',
        isAnonymous: true,
      },
    ],
  },
  {
    by: 'Oksana',
    hoursAgo: 333,
    category: 'general',
    title: 'A quiet night for our city',
    description:
      'We ask for one simple thing: a night without sirens, so that the children can sleep in their own beds. Thank you for keeping us in your prayers.',
    amens: 23,
    encouragements: [
      { by: 'Andrei', after: 2, content: 'Every night, Oksana. Every night.' },
      {
        by: 'Peter',
        after: 7,
        content: 'Our church rings the bell at six for peace. Tonight we ring it for your city.',
      },
    ],
  },
  {
    by: 'Benjamin',
    hoursAgo: 348,
    category: 'health',
    title: 'Hearing aids for our son',
    description:
      'Noah is three and will be fitted next Wednesday. The audiologist says that he may hear birds for the first time. Pray that he keeps them in, and that we do not cry too much to film it.',
    amens: 19,
    updates: [
      {
        after: 160,
        content: 'He heard a magpie, pointed at the sky and laughed. We did cry too much to film it.',
      },
    ],
    encouragements: [{ by: 'Wanjiru', after: 165, content: 'A magpie! God bless that noisy bird.' }],
  },
  {
    by: 'Wanjiru',
    hoursAgo: 365,
    category: 'family',
    title: 'Peace between my two daughters',
    description:
      'They share a room and, at the moment, nothing else. I find myself a judge in my own services. Please pray for laughter to come back to our table.',
    amens: 8,
  },
  {
    by: 'Chiara',
    hoursAgo: 381,
    category: 'praise',
    title: 'My mother knew me today',
    description:
      'For three months she has called me signora. This afternoon she took my face in her hands and said my name. Perhaps only for a minute. What a minute.',
    amens: 22,
    encouragements: [
      { by: 'Ruth', after: 4, content: 'Treasure it. Thank you for sharing that minute with us.' },
      {
        by: 'Marisol',
        after: 11,
        content: 'He has engraved you on the palms of His hands, and she still has you on hers.',
      },
    ],
  },
  {
    by: 'Marisol',
    hoursAgo: 399,
    category: 'finances',
    title: 'School fees before the new term',
    description:
      'I am short by a little and the office will not wait. I trust God for daily bread. Today the bread is made of tuition.',
    amens: 10,
    updates: [
      {
        after: 96,
        content:
          'A former employer sent exactly the missing amount with the note: for the girls. I have no words.',
      },
    ],
  },
  {
    by: 'Daniel',
    hoursAgo: 416,
    category: 'general',
    title: 'A new pastor for our village',
    description:
      'We have been without one for two years, and three villages share a single Sunday. Please pray for someone who loves small places.',
    amens: 11,
    encouragements: [
      {
        by: 'Tomasz',
        after: 26,
        content: 'Small places raise great hearts. Praying that the right one hears the call.',
      },
    ],
  },
  {
    by: 'Yosef',
    hoursAgo: 432,
    category: 'family',
    title: 'Our first child is on the way',
    description:
      'We waited seven years. Now we are in the fourteenth week and afraid to be glad. Please pray for mother and baby, and that gladness wins.',
    amens: 21,
    encouragements: [
      { by: 'Amara', after: 3, content: 'Be glad! We will be glad with you until you dare it yourselves.' },
      { by: 'Samuel', after: 18, content: 'For this child we pray. 1 Samuel 1:27.' },
    ],
  },
  {
    by: 'Élodie',
    hoursAgo: 449,
    category: 'health',
    title: 'Learning to walk again',
    description:
      'Since the accident in June I have worked with the physiotherapist each morning. Yesterday it was eleven steps. I would like to dance at my cousin’s wedding in May.',
    amens: 18,
    updates: [{ after: 240, content: 'Forty steps today, and one of them was almost a dance step.' }],
    encouragements: [
      { by: 'Benjamin', after: 12, content: 'Eleven steps is a mountain. Keep climbing, Élodie.' },
    ],
  },
  {
    by: 'Ngozi',
    hoursAgo: 468,
    category: 'grief',
    title: 'For the families of the market fire',
    description:
      'Many of us lost stalls, and two families lost much more than that. Please pray for those who mourn tonight, and for help that really reaches them.',
    amens: 19,
    encouragements: [
      {
        by: 'Leilani',
        after: 10,
        content: 'From a community that also knows fire: we grieve with you and we pray.',
      },
    ],
  },
  {
    by: 'Ruth',
    hoursAgo: 487,
    category: 'praise',
    title: 'Seventeen at the Christmas table',
    description:
      'Last year I ate alone. This year my church moved the whole lunch into my front room, folding chairs and all. There is gravy on the carpet and I shall not have it cleaned.',
    amens: 20,
    encouragements: [
      { by: 'Caleb', after: 6, content: 'Gravy on the carpet as an altar of remembrance. I love this.' },
    ],
  },
  {
    by: 'Tomasz',
    hoursAgo: 507,
    category: 'finances',
    title: 'Whether to close the bakery',
    description:
      'My father opened it in 1979. Flour and power cost twice what they did, and I am ashamed to raise the price of bread again. Pray for wisdom, and for an answer that I can live with.',
    amens: 13,
    encouragements: [
      {
        by: 'Chiara',
        after: 15,
        content:
          'Good bread is worth its price. Your neighbours would rather pay a little more than lose you.',
      },
    ],
  },
  {
    by: 'Leilani',
    hoursAgo: 528,
    category: 'health',
    title: 'Uncle Kimo and his heart',
    description:
      'They placed two stents on Sunday. He is already asking the nurses when he can paddle again. Pray that he listens to them for once.',
    amens: 9,
  },
  {
    by: 'Peter',
    hoursAgo: 548,
    category: 'general',
    title: 'The men I visit in prison',
    description:
      'I go every second Friday. Some of them have had no other visitor in years. Pray that I bring more than cookies, and that the cookies get through the gate.',
    amens: 16,
    encouragements: [
      { by: 'Grace', after: 21, content: 'I was in prison and you came to me. Thank you for going.' },
    ],
  },
  {
    by: 'Mei-Ling',
    hoursAgo: 571,
    category: 'family',
    title: 'My parents do not share my faith',
    description:
      'New Year is coming and with it the same questions around the table. I want to honor them and stay true. Please pray for gentle words and a sense of humor.',
    amens: 14,
    encouragements: [
      {
        by: 'Priya',
        after: 30,
        content: 'I know that table well. Love them loudly and keep passing the food.',
      },
    ],
  },
  {
    by: 'Hannah',
    hoursAgo: 594,
    category: 'praise',
    title: 'A clear scan after five years',
    description:
      'The doctor closed the folder and said: I do not need to see you any more. I sat in the car and sang. If you are in the middle of it today, please hold on.',
    amens: 23,
    encouragements: [
      { by: 'Élodie', after: 2, content: 'This is the news I needed to read today. Singing with you.' },
      { by: 'Mateus', after: 14, content: 'Glory to God! Five years of brave mornings.' },
    ],
  },
  {
    by: 'Samuel',
    hoursAgo: 618,
    category: 'grief',
    isAnonymous: true,
    title: 'Anniversary of the crash',
    description:
      'I was driving. Nobody blames me but me. Every year on this date the road comes back. I would be thankful for prayers for forgiveness that reaches all the way down.',
    amens: 17,
    encouragements: [
      {
        by: 'Ruth',
        after: 3,
        content:
          'There is no place so deep that mercy has not been there first. Praying for you, whoever you are.',
      },
      {
        by: 'Hannah',
        after: 12,
        content:
          'Please also tell somebody close to you what today is. You should not carry this date by yourself.',
      },
    ],
  },
  {
    by: 'Amara',
    hoursAgo: 643,
    category: 'general',
    title: 'Courage for my first sermon',
    description:
      'They asked me to preach on Youth Sunday. I wrote six versions and dislike all of them. Pray that I say something true and then sit down.',
    amens: 12,
    updates: [
      {
        after: 100,
        content:
          'I said something true and then I sat down. My grandmother clapped, which one does not do in our church.',
      },
    ],
  },
  {
    by: 'Andrei',
    hoursAgo: 668,
    category: 'praise',
    title: 'My papers came through',
    description:
      'After four years and three offices, a letter with a stamp. My wife framed the envelope. Thank you, Lord, for every person who translated a form for us.',
    amens: 15,
  },
  {
    by: 'Lucía',
    hoursAgo: 694,
    category: 'general',
    title: 'Rain for the milpa',
    description:
      'The corn is knee high and thirsty. My grandfather looks at the sky and says nothing. Please pray for rain in the valley before Sunday.',
    amens: 10,
    encouragements: [
      {
        by: 'Yosef',
        after: 19,
        content: 'From one dry land to another: may the heavens open over your valley.',
      },
    ],
  },
  {
    by: 'Benjamin',
    hoursAgo: 720,
    category: 'family',
    title: 'Reconnecting with my father',
    description:
      'He left when I was twelve. He has found me, and he would like to have lunch. I have said yes and I have no idea how to do it. Pray for an honest hour.',
    amens: 16,
    encouragements: [
      {
        by: 'Caleb',
        after: 8,
        content: 'You do not have to solve it over one lunch. Praying for an honest hour and good coffee.',
      },
    ],
  },
  {
    by: 'Joel',
    hoursAgo: 748,
    category: 'general',
    title: 'Volunteers for the winter shelter',
    description:
      'We open forty beds on the first of the month and have hosts for half of the nights. Pray for willing hands, and for each guest who comes in from the cold.',
    amens: 13,
    encouragements: [
      {
        by: 'Daniel',
        after: 24,
        content: 'Asking our services group tomorrow whether we can take a Friday. Praying for the rest.',
      },
    ],
  },
  {
    by: 'Chiara',
    hoursAgo: 776,
    category: 'finances',
    title: 'A fair price for Nonna’s house',
    description:
      'It must be sold to pay for her care. She was born in the kitchen. Pray for a kind buyer with children who will climb the fig tree.',
    amens: 11,
  },
  {
    by: 'Wanjiru',
    hoursAgo: 806,
    category: 'health',
    title: 'The mothers of our clinic',
    description:
      'We expect thirty births this month and have two midwives. Pray for safe deliveries, for the generator, and for Sister Agnes, who has not had a day off since August.',
    amens: 15,
    encouragements: [
      {
        by: 'Samuel',
        after: 16,
        content: 'Strength to Sister Agnes and to every mother. I hope to join work like yours one day.',
      },
    ],
  },
  {
    by: 'Grace',
    hoursAgo: 836,
    category: 'finances',
    title: 'The scholarship interview',
    description:
      'It would pay for the last two years of my studies. Twenty candidates, three places. Pray that I speak clearly in English, and that the right three are chosen.',
    amens: 14,
    updates: [
      {
        after: 150,
        content:
          'I am one of the three. I still read the letter every morning to be sure. Thank you for praying.',
      },
    ],
  },
  {
    by: 'Daniel',
    hoursAgo: 868,
    category: 'grief',
    title: 'Goodbye to our old dog',
    description:
      'It is only a dog, people say. Bruno slept beside my bed through the worst year of my life. Thank you, God, for a good creature. Please comfort the children.',
    amens: 12,
    encouragements: [
      { by: 'Benjamin', after: 5, content: 'Never only a dog. Thank you, Bruno, for that year.' },
    ],
  },
  {
    by: 'Yosef',
    hoursAgo: 900,
    category: 'praise',
    title: 'The choir sang again',
    description:
      'Two years of silence, and on Sunday forty voices without one microphone. The old women wept, and so did the basses. Sing to the Lord a new song!',
    amens: 17,
    encouragements: [{ by: 'Leilani', after: 14, content: 'I can almost hear it from here.' }],
  },
  {
    by: 'Marisol',
    hoursAgo: 934,
    category: 'health',
    title: 'Typhoon season and my mother’s medicine',
    description:
      'The ferry has not run for a week and her insulin is almost finished. Please pray for calm seas and for the pharmacist who promised to keep a box for her.',
    amens: 18,
    updates: [
      { after: 50, content: 'The ferry came on Thursday with the box on board. She is well. Salamat po!' },
    ],
    encouragements: [
      {
        by: 'Mei-Ling',
        after: 9,
        content: 'Peace, be still. Praying over those waters and over your mother.',
      },
    ],
  },
];
