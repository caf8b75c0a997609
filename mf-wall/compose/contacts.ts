/**
 * The links, e-mail addresses and phone numbers of a text, each once, as they are written. It says rather nothing than
 * too much: dates, times, verses, prices, numbers of tickets and orders are none of them.
 */
export function findContacts(text: string): string[] {
  const found: string[] = [];
  let rest = withLatinDigits(text);
  for (const pattern of [address, link, ...phones(rest)]) {
    // A contact that was found is taken out: an address has a domain, and a link may have digits.
    rest = rest.replace(pattern, (match) => {
      found.push(match.replace(/[.,;:!?)»”]+$/u, ''));
      return ' ';
    });
  }
  return [...new Set(found)];
}

const address = /[\p{L}\p{N}._%+-]+@(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}/gu;

/**
 * A domain without `https` needs an ending that ends no sentence, or a path: who forgets the space after a full stop
 * writes no link.
 */
const link =
  /(?<![\p{L}\p{N}@])(?:https?:\/\/[^\s<>"']+|www\.[\p{L}\p{N}-]+\.[^\s<>"']+|(?:[a-z0-9-]+\.)+(?:com|org|net|info|church)(?![\p{L}\p{N}-])(?:\/[^\s<>"']*)?|(?:[a-z0-9-]+\.)+[a-z]{2,6}\/[\p{L}\p{N}][^\s<>"']*)/giu;

const before = String.raw`(?<![\p{L}\p{N}_#$€£¥@]|[\p{L}\p{N}][-./:,]|\p{N} )`;
const after = String.raw`(?![\p{L}\p{N}_]|[-./:, ]\p{N}| ?[€%])`;
const number = (digits: string) => new RegExp(before + digits + after, 'gu');
const gap = String.raw`[ .\-/\u2010-\u2013\u00a0]?`;

/**
 * How numbers are written where the site's languages are spoken. A run of digits alone is not one, without a word. They
 * are compiled when a text is looked at: that takes a slow phone 10 ms, which no visit waits for.
 */
const phoneNumbers = () => [
  // International: +49 30 1234567, 00 49 …
  number(String.raw`(?:\+|00${gap}(?=[1-9]))(?:${gap}\(?\d\)?){8,15}`),
  // With an area code in brackets: (555) 123-4567, (11) 91234-5678, (030) 123456
  number(String.raw`(?:1 )?\(\d{2,5}\)${gap}\d(?:${gap}\d){4,9}`),
  // With a leading zero: 0176 1234567, 06 12 34 56 78, 010-1234-5678
  number(String.raw`(?!\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d)0[1-9](?:${gap}\d){7,10}`),
  number(String.raw`0[1-9]\d{1,4}[ /-]\d{5,8}`),
  // North America: 555-123-4567, 1-555-123-4567
  number(String.raw`(?:1[-. ])?\d{3}([-. ])\d{3}\1\d{4}`),
  // Italy, Spain, Brazil: 333 1234567, 612 34 56 78, 11 91234-5678
  number(String.raw`3\d{2}[ .-]\d{6,7}`),
  number(String.raw`[67]\d{2} \d{2} \d{2} \d{2}`),
  number(String.raw`\d{2} 9\d{4}-\d{4}`),
];

const called =
  /(?<=(?:^|[^\p{L}])(?:phone|tel|call(?: me| us| him| her| them)?(?: at| on)?|whats ?app|telegram|mobile|cell|tel[eé]fono|m[oó]vil|celular|telefone|t[eé]l[eé]phone|portable|telefon|handy|cellulare|тел|телефон|simu|전화|휴대폰|电话|手机|هاتف|جوال|טלפון|נייד)\s?[.:：]?\s{0,2})\d(?:[ .\-\u2010-\u2013\u00a0]?\d){6,12}(?!\p{N})/giu;

/** China: 13812345678, where the text is in its script. */
const chinese = () => number(String.raw`1[3-9]\d${gap}\d{4}${gap}\d{4}`);

const phones = (text: string) => [
  ...phoneNumbers(),
  called,
  ...(/\p{Script=Han}/u.test(text) ? [chinese()] : []),
];

/** Full-width, Arabic, Persian and Devanagari digits as those of ASCII, each in its place. */
function withLatinDigits(text: string): string {
  return text.normalize('NFKC').replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String((code & 0xf) - (code >= 0x966 ? 6 : 0));
  });
}
