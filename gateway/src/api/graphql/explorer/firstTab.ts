import { limits } from './limits';

/** The first tab: an operation to begin with, and what an operation may be. */
export const firstTab = `# Every operation of this site can be tried here, as
# whoever is signed in.
query Welcome {
  stats {
    totalPrayers
    totalAmens
  }
}

${commented(
  'Above: what the pages of the site send, and what is deprecated. As text the whole schema is at /schema.graphql.',
  '',
  'A program sends the token of a member; to try one, write it below Headers:',
  '{ "authorization": "Bearer pw_..." }',
  '',
  'Limits',
  ...limits.map(({ what, limit }) => `- ${what}: ${limit}`),
  '',
  'Each refusal says why. 429 and 503 say when to try again (Retry-After).',
)}
`;

/** Comments that an editor of half a screen shows whole. */
function commented(...texts: string[]): string {
  return texts
    .flatMap((text) => (text === '' ? [''] : text.match(/.{1,54}(?=\s|$)/g)!))
    .map((line) => `# ${line.trim()}`.trim())
    .join('\n');
}
