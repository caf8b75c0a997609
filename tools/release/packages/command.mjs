#!/usr/bin/env node
import '../../../scripts/steps/node.mjs';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../../../scripts/terminal/progress.mjs';
import { commands } from '../commands.mjs';
import { refuse } from '../refuse.mjs';

const { 'check-schema': _, ...ofAreas } = commands;

// prayer-wall release dist, promote, canary, rollback, releases: releases an area from a repository of its own.
await runCommand(async () => {
  const [name, ...args] = process.argv.slice(2);
  const { SITE_DIR, STORAGE_S3_BUCKET } = process.env;
  if (!SITE_DIR && !STORAGE_S3_BUCKET)
    throw refuse('PW-250', 'SITE_DIR or STORAGE_S3_BUCKET: expected where the site has its areas.');
  // Elsewhere it is a folder of the checkout.
  if (SITE_DIR) process.env.SITE_DIR = path.resolve(SITE_DIR);
  if (!Object.hasOwn(ofAreas, name ?? ''))
    throw refuse('PW-211', `Expected one of ${Object.keys(ofAreas).join(', ')}.`);
  if (name === 'release' && !existsSync(path.join(args[0] ?? '', 'area.json')))
    throw refuse('PW-218', `${args[0] ?? 'Nothing'} is no built area: release dist, after webpack.`);
  await ofAreas[name](args);
});
