import { serverAudits } from 'graphql-http';
import { openTestSite, type TestSite } from '../../testing/testSite';

/** GraphQL over HTTP, by the server audits of graphql-http (contract, section 4). */
let site: TestSite;
let url: string;

beforeAll(async () => {
  site = await openTestSite();
  url = `${(await site.gateway()).url}/graphql`;
});
afterAll(() => site.close());

test('there are 61 audits: 13 MUST, 23 SHOULD and 25 MAY', () => {
  const audits = serverAudits({ url, fetchFn: fetch });
  const counted = (word: string) => audits.filter(({ name }) => name.startsWith(word)).length;
  expect([audits.length, counted('MUST'), counted('SHOULD'), counted('MAY')]).toEqual([61, 13, 23, 25]);
});

test('all of them pass', async () => {
  const notPassed: string[] = [];
  for (const audit of serverAudits({ url, fetchFn: fetch })) {
    const { status } = await audit.fn();
    if (status !== 'ok') notPassed.push(audit.id);
  }
  expect(notPassed).toEqual([]);
});

const wrong = [
  ['a document that cannot be parsed', { query: '{' }],
  ['an unknown field', { query: '{ nothing }' }],
  ['a missing variable', { query: 'query Lacking($id: ID!) { __typename }', variables: { id: null } }],
] as const;

test.each(wrong)(
  '%s is 200 only for clients that accept nothing but the legacy content type',
  async (_, body) => {
    const statusFor = async (accept: string) => {
      const headers = { 'content-type': 'application/json', accept };
      const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
      const { errors } = (await response.json()) as { errors: { extensions: { code: string } }[] };
      expect(errors[0]!.extensions.code).not.toBe('INTERNAL_SERVER_ERROR');
      return response.status;
    };
    expect(await statusFor('application/json; charset=utf-8')).toBe(200);
    for (const accept of [
      '*/*',
      'application/json, text/plain, */*',
      'application/graphql-response+json, application/json;q=0.9',
    ])
      expect([accept, await statusFor(accept)]).toEqual([accept, 400]);
  },
);
