/** Runs of some parts each as one: a part is that of the last run that has it, everything else that of the first. */
export function mergeRuns([first, ...others]) {
  const merged = { ...first, parts: { ...first.parts }, disks: [...first.disks] };
  for (const run of others) {
    for (const [part, { began, load }] of Object.entries(run.parts)) {
      merged[part] = run[part];
      merged.parts[part] = { began, load };
    }
    const known = new Set(merged.disks.map(({ size }) => size));
    merged.disks.push(...run.disks.filter(({ size }) => !known.has(size)));
  }
  return merged;
}
