import type { GroupTheme } from 'schema/vocabulary';
import { addToLists, removeFromLists, type useApolloClient } from 'kit';

type Cache = ReturnType<typeof useApolloClient>['cache'];

const all = { field: 'prayerGroupPage', rows: 'groups' };
const own = { field: 'myPrayerGroups' };
const aGroup = (id: number) => ({ __typename: 'PrayerGroup', id });

/** Puts a new group at the top of every list that it belongs to. */
export function addGroup(cache: Cache, id: number, theme: GroupTheme): void {
  addToLists(cache, all, aGroup(id), (shown) => !shown.theme || shown.theme === theme);
  addToOwnGroups(cache, id);
}

/** Puts a joined group at the top of the member's own. */
export function addToOwnGroups(cache: Cache, id: number): void {
  addToLists(cache, own, aGroup(id));
}

/** Removes a group from the member's own; the list of all groups keeps it. */
export function removeFromOwnGroups(cache: Cache, id: number): void {
  removeFromLists(cache, own, aGroup(id));
}

/** Removes a deleted group from every list. */
export function removeGroup(cache: Cache, id: number): void {
  removeFromLists(cache, all, aGroup(id));
  removeFromOwnGroups(cache, id);
}
