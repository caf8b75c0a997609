import { page, type LiveRemote } from 'kit';

const patience = 5_000;

/** What this browser gets of the remotes at this moment, with what each route asks first. */
export async function askRegistry(): Promise<Record<string, LiveRemote>> {
  const answer = await fetch('/mf/registry', { cache: 'no-store', signal: AbortSignal.timeout(patience) });
  if (!answer.ok) throw new Error(`The registry answered ${answer.status}`);
  const { remotes } = (await answer.json()) as { remotes: Record<string, LiveRemote> };
  return remotes;
}

/** Learns which version of one remote there is now. What else stands on the page goes on as it is. */
export async function renew(remote: string): Promise<LiveRemote | null> {
  const { remotes } = page.registry;
  const known = remotes[remote] ?? null;
  const now = await askRegistry().catch(() => null);
  if (!now) return known;
  const found = now[remote];
  if (!found) delete remotes[remote];
  else if (!known || !isSame(found, known)) remotes[remote] = found;
  return remotes[remote] ?? null;
}

function isSame(one: LiveRemote, other: LiveRemote): boolean {
  return one.version === other.version && one.entry === other.entry && one.kit === other.kit;
}
