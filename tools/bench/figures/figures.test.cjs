const { spawn } = require('node:child_process');
const { once } = require('node:events');
const { mkdtempSync, rmSync, writeFileSync } = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { spreadOf } = require('./percentiles.mjs');
const { cpuOfServer } = require('./processes.mjs');
const { mergeRuns } = require('../report/mergeRuns.mjs');
const { ratioOf } = require('../report/ratio.mjs');

it('a spread is the median with the least and the most', () => {
  expect(spreadOf([3, 1, 2])).toEqual([2, 1, 3]);
});

it('servers are compared round by round, so that load on the machine in one round is no difference between them', () => {
  const quick = { rounds: [{ cpu: 100 }, { cpu: 300 }, { cpu: 110 }] };
  const slow = { rounds: [{ cpu: 200 }, { cpu: 600 }, { cpu: 231 }] };
  expect(ratioOf(slow, quick, ({ cpu }) => cpu)).toEqual([2, 2, 2.1]);
});

it('the processor time of a server has that of its processes that have ended', async () => {
  // A child that ends, and its parent that has waited for it and stays.
  const burn = 'i=0; while [ $i -lt 200000 ]; do i=$((i+1)); done';
  const parent = spawn('sh', ['-c', `sh -c '${burn}'; echo ended; read line`]);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'prayer-wall-figures-'));
  const stateFile = path.join(folder, 'postmaster.pid');
  writeFileSync(stateFile, `${parent.pid}\n`);
  try {
    await once(parent.stdout, 'data');
    expect(cpuOfServer(stateFile)).toBeGreaterThanOrEqual(20_000);
  } finally {
    parent.stdin.end();
    await once(parent, 'exit');
    rmSync(folder, { recursive: true });
  }
});

it('of runs with some of the parts each, a part is that of the last run that has it', () => {
  const runOf = (part, found, disks) => ({
    began: part,
    [part]: found,
    parts: { [part]: { began: part, load: [1, 2] } },
    disks,
  });
  const merged = mergeRuns([
    { ...runOf('scenarios', 'all', [{ size: 10, disk: 1 }]), peers: null },
    runOf('peers', 'early', [{ size: 10, disk: 2 }]),
    runOf('peers', 'late', [{ size: 20, disk: 3 }]),
  ]);
  expect(merged).toMatchObject({ began: 'peers', scenarios: 'all', peers: 'late' });
  expect(Object.keys(merged.parts)).toEqual(['scenarios', 'peers']);
  expect(merged.disks).toEqual([
    { size: 10, disk: 1 },
    { size: 20, disk: 3 },
  ]);
});
