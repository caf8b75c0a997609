/**
 * Runs of some parts each as one. A part is that of the last run that has it, time and machine are those of the last run,
 * options those of the first.
 */
export function mergeRuns([first, ...others]) {
  const merged = { ...first, parts: { ...first.parts }, disks: [...first.disks] };
  for (const run of others) {
    Object.assign(merged, { began: run.began, machine: run.machine });
    for (const [part, { began, load }] of Object.entries(run.parts)) {
      merged[part] = run[part];
      merged.parts[part] = { began, load };
    }
    const known = new Set(merged.disks.map(({ size }) => size));
    merged.disks.push(...run.disks.filter(({ size }) => !known.has(size)));
  }
  return merged;
}
