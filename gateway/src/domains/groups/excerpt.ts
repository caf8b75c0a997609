/** The beginning of a text, for a notification. */
export function excerpt(content: string): string {
  const characters = Array.from(content);
  return characters.length > maxExcerptLength
    ? `${characters.slice(0, maxExcerptLength).join('')}…`
    : content;
}

const maxExcerptLength = 140;
