import postgres from 'postgres';

/**
 * postgres.js, which asks the database for the feed's page once and gives its rows again from then on. What is left to
 * measure is the server alone.
 */
export default function keepingRows(...args) {
  let rows = null;
  return new Proxy(postgres(...args), {
    apply(sql, self, words) {
      if (!isFeed(words[0])) return Reflect.apply(sql, self, words);
      if (rows) return Promise.resolve(rows);
      const asked = Reflect.apply(sql, self, words);
      return Promise.resolve(asked.then((found) => (rows = found)));
    },
  });
}

/** The feed's whole statement, not one of the fragments that it is made of. */
const isFeed = (strings) =>
  Array.isArray(strings?.raw) && strings.some((text) => text.includes('prayers.hot\n    from ('));

export const { PostgresError } = postgres;
keepingRows.PostgresError = postgres.PostgresError;
