const { existsSync, readFileSync } = require('node:fs');
const path = require('node:path');
const { filesUnder } = require('../../scripts/tree/stamps.mjs');
const { root } = require('./plantedTree.cjs');

const inOrder = (one, other) => (one < other ? -1 : 1);
const read = (file) => readFileSync(path.join(root, file), 'utf8');

/** The requirements of ASVS 5.0.0 by level and section. */
// prettier-ignore
const requirements = {
  1: {
    1.2: '1 2 3 4 5', 1.3: '1 2', 1.5: '1', 2.1: '1', 2.2: '1 2', 2.3: '1', 3.2: '1 2', 3.3: '1', 3.4: '1 2',
    3.5: '1 2 3', 4.1: '1', 4.4: '1', 5.2: '1 2', 5.3: '1 2', 6.1: '1', 6.2: '1 2 3 4 5 6 7 8', 6.3: '1 2',
    6.4: '1 2', 7.2: '1 2 3 4', 7.4: '1 2', 8.1: '1', 8.2: '1 2', 8.3: '1', 9.1: '1 2 3', 9.2: '1',
    10.4: '1 2 3 4 5', 11.3: '1 2', 11.4: '1', 12.1: '1', 12.2: '1 2', 13.4: '1', 14.2: '1', 14.3: '1',
    15.1: '1', 15.2: '1', 15.3: '1',
  },
  2: {
    1.1: '1 2', 1.2: '6 7 8 9', 1.3: '3 4 5 6 7 8 9 10 11', 1.4: '1 2 3', 1.5: '2', 2.1: '2 3', 2.2: '3',
    2.3: '2 3 4', 2.4: '1', 3.3: '2 3 4', 3.4: '3 4 5 6', 3.5: '4 5', 3.7: '1 2', 4.1: '2 3', 4.2: '1',
    4.3: '1 2', 4.4: '2 3 4', 5.1: '1', 5.2: '3', 5.4: '1 2 3', 6.1: '2 3', 6.2: '9 10 11 12', 6.3: '3 4',
    6.4: '3 4', 6.5: '1 2 3 4 5', 6.6: '1 2 3', 6.8: '1 2 3 4', 7.1: '1 2 3', 7.3: '1 2', 7.4: '3 4 5',
    7.5: '1 2', 7.6: '1 2', 8.1: '2', 8.2: '3', 8.4: '1', 9.2: '2 3 4', '10.1': '1 2', 10.2: '1 2',
    10.3: '1 2 3 4', 10.4: '6 7 8 9 10 11', 10.5: '1 2 3 4 5', 10.6: '1 2', 10.7: '1 2 3', 11.1: '1 2',
    11.2: '1 2 3', 11.3: '3', 11.4: '2 3 4', 11.5: '1', 11.6: '1', 12.1: '2 3', 12.3: '1 2 3 4', 13.1: '1',
    13.2: '1 2 3 4 5', 13.3: '1 2', 13.4: '2 3 4 5', 14.1: '1 2', 14.2: '2 3 4', 14.3: '2 3', 15.1: '2 3',
    15.2: '2 3', 15.3: '2 3 4 5 6 7', 16.1: '1', 16.2: '1 2 3 4 5', 16.3: '1 2 3 4', 16.4: '1 2 3',
    16.5: '1 2 3', 17.1: '1', 17.2: '1 2 3 4', 17.3: '1 2',
  },
};
const statuses = ['met', 'not applicable', '**not met**'];

const expected = Object.entries(requirements).flatMap(([level, sections]) =>
  Object.entries(sections).flatMap(([section, numbers]) =>
    numbers.split(' ').map((number) => `${section}.${number} of level ${level}`),
  ),
);

const text = read('docs/asvs.md');
const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| (\d) \| ([^|]+) \| ([^|]+) \| ([^|]*) \|$/gm)].map(
  ([, number, level, about, status, by]) => ({ number, level, about, status, by }),
);

describe('the comparison with ASVS', () => {
  it('has each requirement of levels 1 and 2 once', () => {
    expect(expected).toHaveLength(70 + 183);
    expect(rows.map(({ number, level }) => `${number} of level ${level}`).toSorted(inOrder)).toEqual(
      expected.toSorted(inOrder),
    );
  });

  it('says of each that it is met, does not apply, or is not met', () => {
    expect(rows.filter(({ status }) => !statuses.includes(status))).toEqual([]);
    expect(rows.filter(({ by }) => by.trim() === '')).toEqual([]);
  });

  it('names an existing test or document for each that is met', () => {
    const met = rows.filter(({ status }) => status === 'met');
    const proofsOf = ({ by }) => [
      ...[...by.matchAll(/`([\w./-]+\.(?:test|spec)\.(?:tsx?|cjs))`/g)].map(([, file]) => file),
      ...[...by.matchAll(/\]\(([^)#]+)/g)].map(([, file]) => `docs/${file}`),
    ];
    expect(met.filter((row) => proofsOf(row).length === 0)).toEqual([]);
    const isThere = (file) => [file, `gateway/src/${file}`].some((name) => existsSync(path.join(root, name)));
    expect(met.flatMap(proofsOf).filter((file) => !isThere(file))).toEqual([]);
  });

  it('says what would be needed for each that is not met', () => {
    const open = rows.filter(({ status }) => status === '**not met**');
    expect(open.filter(({ by }) => !/Needed: |^as \d/.test(by))).toEqual([]);
  });

  it('counts them', () => {
    const counts = ['1', '2'].map((level) =>
      statuses.map((status) => rows.filter((row) => row.level === level && row.status === status).length),
    );
    const said = [...text.matchAll(/^\| ([12]) \| (\d+) \| (\d+) \| (\d+) \|$/gm)];
    expect(said.map(([, , ...numbers]) => numbers.map(Number))).toEqual(counts);
  });
});

/** Sources that run, without tests and what only tests import. */
const sources = ['gateway/src', 'kit', 'schema', 'shell', ...areas()].flatMap((folder) =>
  filesUnder(path.join(root, folder))
    .map((file) => path.relative(root, file))
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file))
    .filter((file) => !/\.test\.|\/testing\/|\/gen\/|\/dist\/|^kit\/build\//.test(file))
    .map((file) => ({ file, source: read(file) })),
);
const ofGateway = sources.filter(({ file }) => file.startsWith('gateway/'));

function areas() {
  return filesUnder(root)
    .map((file) => path.relative(root, file))
    .filter((file) => /^mf-[^/]+\/package\.json$/.test(file) && file !== 'mf-testing/package.json')
    .map((file) => path.dirname(file));
}

const having = (pattern, among = sources) =>
  among.filter(({ source }) => pattern.test(source)).map(({ file }) => file);

it('the gateway starts no program and runs no text as code', () => {
  expect(ofGateway.length).toBeGreaterThan(200);
  expect(having(/node:(child_process|vm)'|\beval\(|new Function\(/, ofGateway)).toEqual([]);
  // It compiles documents that graphql-js has parsed and validated.
  expect(having(/'graphql-jit'/, ofGateway)).toEqual(['gateway/src/api/graphql/compiledQueries.ts']);
});

it('no regular expression is made of what somebody sends', () => {
  expect(having(/new RegExp\(/).toSorted(inOrder)).toEqual([
    // Of constants in the same file, or of the site's own routes and messages.
    'gateway/src/domains/care/words.ts',
    'gateway/src/domains/print/lines.ts',
    'mf-wall/compose/childName.ts',
    'mf-wall/compose/contacts.ts',
    'schema/messages.ts',
    'schema/routes.mjs',
    'schema/rules/email.ts',
  ]);
});

it('nothing that must not be guessed comes from Math.random', () => {
  expect(having(/Math\.random/).toSorted(inOrder)).toEqual([
    // Pauses between attempts and updates, and which pages are measured.
    'gateway/src/api/writes.ts',
    'gateway/src/domains/account/departedTexts.ts',
    'kit/app/live/liveConnection.ts',
    'kit/app/live/refetchTopics.ts',
    'shell/open.tsx',
  ]);
});

it('cryptography is that of node:crypto and of known libraries', () => {
  const named = ofGateway.flatMap(({ source }) => [
    ...[...source.matchAll(/\b(?:createHash|createHmac|hash|hkdfSync)\('([\w-]+)'/g)].map(([, name]) => name),
    ...[...source.matchAll(/\b(?:const cipher = |createCipheriv\()'([\w-]+)'/g)].map(([, name]) => name),
  ]);
  expect([...new Set(named)].toSorted(inOrder)).toEqual(['aes-256-gcm', 'sha256']);
  expect(having(/from '(crypto-js|node-forge|sjcl|tweetnacl|bcrypt\w*|md5|sha1)'/)).toEqual([]);
});

it('the gateway’s own requests are few and known', () => {
  // The first asks the site itself and follows no redirect; the two pages are text for a browser; the last is told by
  // its library to follow none. Pushes go through `request`, which follows none.
  expect(having(/\bfetch\(/, ofGateway).toSorted(inOrder)).toEqual([
    'gateway/src/doctor/runningSite.ts',
    'gateway/src/web/areas/machinePage.ts',
    'gateway/src/web/devices/offlinePage.ts',
    'gateway/src/web/signIn/oidc/boundedFetch.ts',
  ]);
  expect(having(/import \{[^}]*\brequest\b[^}]*\} from 'node:https?'/, ofGateway)).toEqual([
    'gateway/src/jobs/push/send.ts',
  ]);
  expect(having(/from '(axios|got|node-fetch|undici|superagent)'/, ofGateway)).toEqual([]);
});

it('no certificate goes unchecked', () => {
  expect(having(/rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED/)).toEqual([]);
  for (const file of ['deploy/compose.yaml', 'deploy/Dockerfile'])
    expect(read(file)).not.toContain('NODE_TLS_REJECT_UNAUTHORIZED');
});

it('the gateway logs by its logger alone', () => {
  expect(having(/\bconsole\.|process\.std(out|err)\.write/, ofGateway).toSorted(inOrder)).toEqual([
    // Commands of the operator; and the first lines of a start, before there is a log.
    'gateway/src/doctor/main.ts',
    'gateway/src/main.ts',
    'gateway/src/rotateCareKey.ts',
  ]);
});

it('the proxy of the Compose file keeps Caddy’s own TLS', () => {
  const caddyfile = read('deploy/Caddyfile').replaceAll(/#.*$/gm, '');
  expect(caddyfile).toMatch(/^\{\$SITE_HOST\} \{$/m);
  expect(caddyfile).not.toMatch(/^\s*(tls|protocols|ciphers|curves|auto_https|http:)\b/m);
});
