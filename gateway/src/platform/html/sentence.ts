import type { MessageDescriptor } from '@lingui/core';
import type { Texts } from '../texts/texts';
import { html, type Html } from './html';

/** Around the name of a part while the sentence is translated; nobody can type it into a text that is stored. */
const mark = '\0';

/**
 * A translated sentence with HTML where its message has `{name}`.
 *
 * @param message `msg({ message: 'Sent to {address}.' })`
 */
export function sentence(
  { t }: Pick<Texts, 't'>,
  message: MessageDescriptor,
  parts: Readonly<Record<string, Html>>,
): Html {
  const marked = Object.fromEntries(Object.keys(parts).map((name) => [name, mark + name + mark]));
  const pieces = t(message, marked).split(mark);
  return html`${pieces.map((piece, index) => (index % 2 ? parts[piece]! : html`${piece}`))}`;
}
