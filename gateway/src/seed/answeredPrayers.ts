import type { DemoPrayer } from './demoPrayer';

/** Answered prayers with their testimonies. */
export const answeredPrayers: readonly DemoPrayer[] = [
  {
    by: 'Hannah',
    hoursAgo: 690,
    category: 'health',
    title: 'Surgery for our little Eli',
    description:
      'Eli is four and has a hole in his heart that no longer closes by itself. The operation is on Thursday at seven. Please stand with us while we wait in that corridor.',
    amens: 22,
    encouragements: [
      { by: 'Grace', after: 6, content: 'We will be awake with you on Thursday, whatever the hour is here.' },
      { by: 'Samuel', after: 11, content: 'He who made that small heart knows every beat of it. Praying.' },
    ],
    testimony: {
      after: 300,
      title: 'Answered Prayer: Surgery for our little Eli',
      testimony:
        'The surgeon came out after three hours with her mask in her hand and said the words I had been afraid to hope for: it closed beautifully.\n\nEli asked for pancakes the next morning. Yesterday he ran up the stairs of our church, two at a time, and did not stop to breathe at the top. I sat down on the lowest step and wept. To everyone who held that corridor with us: you were there. I felt it.',
      praises: 19,
    },
  },
  {
    by: 'Tomasz',
    hoursAgo: 610,
    category: 'finances',
    title: 'Work after eleven months without',
    description:
      'Two interviews this week, both far from home, both with younger people in the waiting room. I try not to count the months. Please pray for an open door and for my peace.',
    amens: 17,
    encouragements: [
      { by: 'Daniel', after: 4, content: 'Eleven months is long. Praying for the right door, Tomasz.' },
    ],
    testimony: {
      after: 210,
      title: 'A door that I did not knock on',
      testimony:
        'Neither of the two interviews worked out. But the man who sat beside me in the second waiting room runs a small workshop with his brother, and while we waited he asked what I can do with my hands.\n\nI start on Monday. It is four streets from our flat. God has a sense of humour and a map.',
      praises: 15,
    },
  },
  {
    by: 'Marisol',
    hoursAgo: 540,
    category: 'family',
    isAnonymous: true,
    title: 'My brother has not spoken to us since the funeral',
    description:
      'Words were said about the house that nobody can take back. Our mother sets his place at the table each Sunday. Please pray that he comes, even once.',
    amens: 20,
    encouragements: [
      { by: 'Ruth', after: 15, content: 'Praying for that empty chair, and for your mother.' },
    ],
    testimony: {
      after: 260,
      title: 'The chair is not empty any more',
      testimony:
        'He came. No call before, no great speech. He stood at the door with bread under his arm and said it smelled the same from the street.\n\nWe have not talked about the house. We talked about the bread. I believe that is how mercy begins in our family.',
      praises: 18,
    },
  },
  {
    by: 'Yosef',
    hoursAgo: 480,
    category: 'general',
    title: 'A visa for my wife',
    description:
      'We have been married for two years and have lived in the same city for nine weeks of it. The embassy promised an answer this month. Please pray for favour and for patience.',
    amens: 14,
    testimony: {
      after: 330,
      title: 'Answered Prayer: A visa for my wife',
      testimony:
        'Selam lands on Saturday at 6:40 in the morning. I have cleaned the kitchen four times. Thank you, all of you, who prayed for two people you have never met. Come and eat with us.',
      praises: 16,
    },
  },
  {
    by: 'Oksana',
    hoursAgo: 410,
    category: 'family',
    title: 'No word from my cousin',
    description:
      'Andriy has not written for sixteen days. His mother sleeps with the telephone in her hand. Please pray that he is alive and that a message comes through.',
    amens: 23,
    encouragements: [
      { by: 'Élodie', after: 2, content: 'Je prie pour Andriy et pour sa maman, chaque soir.' },
      { by: 'Peter', after: 7, content: 'Lord, cover him. And let that telephone ring.' },
    ],
    testimony: {
      after: 120,
      title: 'Three words',
      testimony:
        '“I am alive.” That was the whole message, and it is the best letter that our family has ever received. He is in a hospital, his arm is broken, and he has asked for his guitar, which he cannot play yet. His mother slept for eleven hours. Glory to God.',
      praises: 21,
    },
  },
  {
    by: 'Wanjiru',
    hoursAgo: 330,
    category: 'finances',
    title: 'The borehole of our school',
    description:
      'The pump is broken for the third time and the girls walk for water before lessons. We have half of the money for a new one. Please pray for the other half.',
    amens: 16,
    testimony: {
      after: 190,
      title: 'Water before the first lesson',
      testimony:
        'An engineer from Nakuru read our request, drove out to see it, and told us that the pump was never the trouble: a valve for the price of a goat was. We have water, and half of the money for a library. The girls now complain that there is no excuse left for being late.',
      praises: 14,
    },
  },
];
