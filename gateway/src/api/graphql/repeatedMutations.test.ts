import { HeaderMap } from '@apollo/server';
import { parse, type OperationDefinitionNode } from 'graphql';
import { restRoutes, schema } from '../../app';
import { createCalls } from '../../platform/database/idempotency';
import { repeatedMutations } from './repeatedMutations';

const source = 'mutation { encourage(prayerId: 1, input: { content: "Hold on" }) { id } }';
const lost = Object.assign(new Error('write CONNECTION_CLOSED'), { code: 'CONNECTION_CLOSED' });

/** The hooks for a request with a key whose caller can be found the given number of times. */
async function hooks(timesFound: number, text = source) {
  const document = parse(text);
  let left = timesFound;
  const contextValue = {
    idempotencyKey: { text: 'key', place: '', request: { hasCreated: true, isSecret: false } },
    token: null,
    findCaller: () => (left-- > 0 ? Promise.resolve({ id: 1 }) : Promise.reject(lost)),
    sql: () => Promise.resolve([]),
  };
  const listener = await repeatedMutations().requestDidStart?.({ contextValue } as never);
  const before = await listener?.responseForOperation?.({
    document,
    operation: document.definitions.find(
      ({ kind }) => kind === 'OperationDefinition',
    ) as OperationDefinitionNode,
    source: text,
    request: {},
    contextValue,
  } as never);
  return { listener, contextValue, before };
}

const expectUnavailable = (response: unknown) => {
  expect(response).toMatchObject({
    http: { status: 503 },
    body: { singleResult: { errors: [{ extensions: { code: 'SERVICE_UNAVAILABLE' } }] } },
  });
  expect((response as { http: { headers: HeaderMap } }).http.headers.get('retry-after')).toBe('2');
};

it('looks up the response of what makes something, also in fragments, and of nothing else', async () => {
  const inFragments = `mutation { ...one ... on Mutation { ...two } }
    fragment one on Mutation { giveAmen(prayerId: 1) { id } }
    fragment two on Mutation { encourage(prayerId: 1, input: { content: "Hold on" }) { id } }`;
  expectUnavailable((await hooks(0, inFragments)).before);
  const amens = 'mutation { encourage: giveAmen(prayerId: 1) { id } }';
  expect((await hooks(0, amens)).before).toBeNull();
  expect((await hooks(0, 'query { encourage: stats { totalPrayers } }')).before).toBeNull();
});

it('the routes that create are the create calls, besides those that are mutations alone', () => {
  const routes = restRoutes.flatMap(({ docs }) => (docs.creates ? docs.operationId : []));
  expect(createCalls.filter((name) => !routes.includes(name))).toEqual(['addCareNote', 'writeToAuthor']);
  expect(routes.filter((name) => !createCalls.some((call) => call === name))).toEqual([]);
});

it('the create calls are mutations, besides the import of a file', () => {
  const mutations = Object.keys(schema.getMutationType()!.getFields());
  expect(createCalls.filter((name) => !mutations.includes(name))).toEqual(['addPasskey', 'importPrayers']);
});

it('a key that cannot be looked up while the database is lost is 503, not 500', async () => {
  const { before } = await hooks(0);
  expectUnavailable(before);
});

it('a response that cannot be kept while the database is lost is 503: the same key finds what was made', async () => {
  const { listener, contextValue, before } = await hooks(1);
  expect(before).toBeNull();
  const response = {
    http: { status: 200, headers: new HeaderMap() },
    body: { kind: 'single', singleResult: { data: { encourage: { id: 1 } } } },
  };
  await listener?.willSendResponse?.({ response, contextValue } as never);
  expectUnavailable(response);
});
