import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { createReadyDocuments, type ReadyDocument } from './readyDocuments';

const url = '/prayers';
let isCurrent: boolean;
let counted: number;
let response: ServerResponse;

beforeEach(() => {
  isCurrent = true;
  counted = 0;
  response = aResponse();
});

const aRequest = (given: object = {}, headers: Record<string, string> = {}) =>
  ({ method: 'GET', url, headers, ...given }) as unknown as IncomingMessage;

function aResponse(headers: Record<string, string> = {}): ServerResponse {
  const made = new ServerResponse(new IncomingMessage(new Socket()));
  for (const [name, value] of Object.entries(headers)) made.setHeader(name, value);
  return made;
}

const aDocument: ReadyDocument = {
  send: async () => undefined,
  isCurrent: () => isCurrent,
  count: () => (counted += 1),
};

function isReady(stored: IncomingMessage, request: IncomingMessage, headers = {}): boolean {
  const ready = createReadyDocuments();
  const first = aResponse({ 'X-Request-Id': 'first', 'X-Frame-Options': 'DENY', ...headers });
  first.statusCode = 404;
  ready.store(stored, first, aDocument);
  return ready.send(request, response) !== null;
}

it('is sent again with its status and headers, except the id of the request, and counted', () => {
  expect(isReady(aRequest(), aRequest())).toBe(true);
  expect(response.statusCode).toBe(404);
  expect(response.getHeaders()).toEqual({ 'x-frame-options': 'DENY' });
  expect(counted).toBe(1);
  expect(isReady(aRequest(), aRequest({ method: 'HEAD' }))).toBe(true);
});

it.each([
  ['a cookie', aRequest({}, { cookie: 'locale=es' })],
  ['a session', aRequest({}, { cookie: 'pw_session=canary' })],
  ['a query', aRequest({ url: `${url}?sort=amens` })],
  ['a form', aRequest({ method: 'POST' })],
  ['other encodings', aRequest({}, { 'accept-encoding': 'deflate' })],
])('a request with %s neither gets it nor leaves its own', (_, request) => {
  expect(isReady(aRequest(), request)).toBe(false);
  expect(isReady(request, aRequest())).toBe(false);
  expect(isReady(request, request)).toBe(false);
});

it('a request for other languages or another path gets another one', () => {
  expect(isReady(aRequest({}, { 'accept-language': 'es' }), aRequest())).toBe(false);
  expect(isReady(aRequest({}, { 'accept-language': 'es' }), aRequest({}, { 'accept-language': 'fr' }))).toBe(
    false,
  );
  expect(isReady(aRequest({}, { 'accept-language': 'es' }), aRequest({}, { 'accept-language': 'es' }))).toBe(
    true,
  );
  expect(isReady(aRequest(), aRequest({ url: '/prayers/1' }))).toBe(false);
});

it('a response that gives a browser a cookie is sent to nobody else', () => {
  expect(isReady(aRequest(), aRequest(), { 'Set-Cookie': 'pw_canary=3' })).toBe(false);
});

it('is not sent after a change', () => {
  isCurrent = false;
  expect(isReady(aRequest(), aRequest())).toBe(false);
});
