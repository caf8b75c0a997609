const keptDays = 14;

/**
 * Removes the versions of a remote that nobody can still need: pages that were opened a while ago ask for the chunks
 * of the version that they began with, and whatever the registry names may be live at any moment.
 */
export async function removeOldVersions(storage, name, now = new Date()) {
  const { registry } = await storage.readRegistry();
  const named = new Set(Object.keys(registry.remotes[name]?.versions ?? {}));
  const oldest = now.getTime() - keptDays * 24 * 60 * 60 * 1000;
  const servedLately = new Set(
    registry.history
      .filter((line) => line.remote === name && Date.parse(line.at) >= oldest)
      .flatMap(({ from, to }) => [from, to]),
  );
  for (const { version, putAt } of await storage.list(name)) {
    if (named.has(version) || servedLately.has(version) || putAt.getTime() >= oldest) continue;
    await storage.remove(name, version);
  }
}
