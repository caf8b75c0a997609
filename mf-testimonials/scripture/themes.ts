import { msg } from '@lingui/core/macro';

/** The themes of the daily scripture (specification, section 2), by what the API calls them. */
export const themes = {
  Hope: msg({ message: 'Hope', comment: 'Theme of verses' }),
  Peace: msg`Peace`,
  Faith: msg`Faith`,
  Comfort: msg`Comfort`,
  Strength: msg`Strength`,
  Love: msg`Love`,
};

export const isTheme = (theme: string): theme is keyof typeof themes => Object.hasOwn(themes, theme);
