import { writeCursor } from '../dist/wall.mjs';
import { feedBody } from '../peers/feedQuery.mjs';
import { graphql } from './calls.mjs';

const orders = ['recent', 'amens', 'trending'];

const filters = {
  all: [],
  'rare category': ['praise'],
  'three categories': ['health', 'finances', 'praise'],
};

/** The wall in three orders and with three filters, on the first page and deep in the list. */
export const feedScenarios = orders.flatMap((sort) =>
  Object.entries(filters).flatMap(([filter, categories]) => [
    {
      group: 'feed',
      name: `${sort}, ${filter}, first page`,
      requests: (sample) => sample.members.map((member) => graphql(member, feedBody({ sort, categories }))),
    },
    {
      group: 'feed',
      name: `${sort}, ${filter}, deep page`,
      requests: (sample) =>
        sample.positions
          .filter(({ category }) => categories.length === 0 || categories.includes(category))
          .map((position, index) => {
            const after = writeCursor(sort, { key: keyOf(sort, position), id: position.id });
            return graphql(
              sample.members[index % sample.members.length],
              feedBody({ sort, categories, after }),
            );
          }),
    },
  ]),
);

const keyOf = (sort, { createdAt, amenCount, hot }) =>
  ({ recent: createdAt.getTime(), amens: amenCount, trending: hot })[sort];
