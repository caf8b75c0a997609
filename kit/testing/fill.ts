import userEvent from '@testing-library/user-event';

/** Adds a text to a field at once, as a paste does. Typing renders the form at every letter. */
export async function fill(field: HTMLElement, text: string) {
  await userEvent.click(field);
  await userEvent.paste(text);
}
