const retentionDays = 14;

/**
 * Removes the versions of a remote that nobody can still need. Open pages request chunks of the version that they
 * started with, and any version in the registry may become live at any moment.
 */
export async function removeOldVersions(storage, name, now = new Date()) {
  const { registry } = await storage.readRegistry();
  const named = new Set(Object.keys(registry.remotes[name]?.versions ?? {}));
  const oldest = now.getTime() - retentionDays * 24 * 60 * 60 * 1000;
  const recentlyServed = new Set(
    registry.history
      .filter((line) => line.remote === name && Date.parse(line.at) >= oldest)
      .flatMap(({ from, to }) => [from, to]),
  );
  for (const { version, putAt } of await storage.list(name)) {
    if (named.has(version) || recentlyServed.has(version) || putAt.getTime() >= oldest) continue;
    await storage.remove(name, version);
  }
}
