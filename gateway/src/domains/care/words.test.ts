import { speaksOfSelfHarm } from './words';

test.each([
  'I want to die',
  'Lately I don’t want to live anymore.',
  'My son talks about SUICIDE',
  'I think about killing   myself',
  'They would be better off without me',
  'I am thinking of ending it all tonight',
  'I keep cutting myself',
  'Ya no puedo, quiero morir',
  'Ich will nicht mehr leben',
  'J’ai envie de mourir',
])('%p mentions self-harm', (text) => expect(speaksOfSelfHarm(text)).toBe(true));

test.each([
  'Please pray for my exam',
  'My mother died on Sunday and I miss her',
  'We want to diet together for Lent',
  'Pray that the deadline of the pesticides law will hold',
  'The doctors say that she will live',
  'I cannot go on holiday',
])('%p does not', (text) => expect(speaksOfSelfHarm(text)).toBe(false));
