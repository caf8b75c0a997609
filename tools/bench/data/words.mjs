import { oneOf, randomFrom } from '../../faults/random.mjs';
import { skewed } from './random.mjs';

const openings = `Please pray for my|I ask for prayer for my|Lord, be near to my|We are worried about my|Join me in prayer for my|Thank you for praying for my|Lift up my|Remember my`;
const people = `mother|father|wife|husband|son|daughter|sister|brother|friend|neighbour|grandmother|grandson|pastor|colleague|teacher|church|family|cousin`;
const troubles = `who is in hospital after an operation|who has lost work and cannot pay the rent|who grieves a long illness|who waits for the results of a test|who is far from home|who has begun a new job|whose marriage is in trouble|who cannot sleep for worry|who recovers from an accident|who looks for a place to live|who is expecting a child|who faces an examination`;
const hopes = `May there be healing and peace|We ask for wisdom for the doctors|Strength for each new day is what we need|May hope return to the house|We trust that provision will come|Courage and patience are needed|May the surgery go well|Comfort for those who mourn|Guidance for the decision that must be made|We give thanks for what was answered`;
const syllables = `ba|be|bo|da|de|do|el|fa|ga|ge|ha|he|ja|jo|ka|ke|la|le|lo|ma|me|mi|na|ne|no|ra|re|ri|ro|sa|se|si|ta|te|ti|to|va|ve|wa|ya|za|zo`;

const listOf = (text) => text.split('|');

/** Vocabulary of prayers: common phrases, and rare names of places and people. */
export function wordsFrom(seed) {
  const random = randomFrom(seed);
  const parts = [openings, people, troubles, hopes].map(listOf);
  const names = namesFrom(randomFrom(7), 40_000);

  return {
    title: () => `${capital(oneOf(random, parts[1]))} in ${capital(skewed(random, names))}`,
    description() {
      const [opening, person, trouble, hope] = parts;
      return (
        `${oneOf(random, opening)} ${oneOf(random, person)} ${capital(skewed(random, names))} ${oneOf(random, trouble)}. ` +
        `${oneOf(random, hope)}. ${oneOf(random, hope)} in ${capital(skewed(random, names, 2))}. ` +
        `${oneOf(random, opening)} ${oneOf(random, person)}, ${oneOf(random, trouble)}.`
      );
    },
  };
}

function namesFrom(random, count) {
  const sounds = listOf(syllables);
  const names = new Set();
  while (names.size < count) {
    const length = 2 + Math.floor(random() * 3);
    names.add(Array.from({ length }, () => oneOf(random, sounds)).join(''));
  }
  return [...names];
}

const capital = (word) => word[0].toUpperCase() + word.slice(1);
