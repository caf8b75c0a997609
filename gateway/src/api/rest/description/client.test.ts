import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { descriptionForClients } from '../../../descriptionForClients';
import { makeThings } from '../../../testing/security/community';
import { openTestSite } from '../../../testing/testSite';

const root = path.resolve(__dirname, '../../../../..');
const read = (file: string) => readFileSync(path.join(root, 'docs/api', file), 'utf8');
const run = promisify(execFile);

test('the types of the example client are those of this API: npm run api-client', () => {
  const digest = createHash('sha256').update(JSON.stringify(descriptionForClients())).digest('hex');
  expect(read('typescript/api.d.ts').split('\n')[0]).toContain(digest);
});

test('the recipe in TypeScript is the one that is type-checked, and works', async () => {
  expect(read('README.md')).toContain(`\`\`\`ts\n${read('typescript/prayers.ts')}\`\`\``);

  const site = await openTestSite();
  const gateway = await site.gateway();
  await makeThings(site, gateway);
  const { body } = await gateway.rest('POST', '/api/tokens', {
    as: await site.aMember(),
    body: { name: 'Client', scope: 'write', expiresInDays: 1 },
  });
  const program = path.join(mkdtempSync(path.join(tmpdir(), 'prayer-wall-client-')), 'prayers.mjs');
  const source = path.join(root, 'docs/api/typescript/prayers.ts');
  const options = [
    '--bundle',
    '--format=esm',
    '--platform=node',
    `--outfile=${program}`,
    '--log-level=error',
  ];
  await run(path.join(root, 'node_modules/.bin/esbuild'), [source, ...options]);
  const { stdout } = await run('node', [program], {
    env: { ...process.env, SITE: gateway.url, TOKEN: body.token },
  });
  expect(stdout.trim().split('\n')).toEqual(['Safe travel (0)', 'Rain for the fields 1']);
  await site.close();
});
