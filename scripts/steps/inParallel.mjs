/** Runs the work for each item, so many at a time. Returns what it returned, in the order of the items. */
export async function inParallel(workers, items, work) {
  const queue = [...items.entries()];
  const results = [];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) results[next[0]] = await work(next[1]);
  };
  await Promise.all(Array.from({ length: workers }, worker));
  return results;
}
