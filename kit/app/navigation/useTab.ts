import { useAddressState } from './useAddressState';

/**
 * The selected tab in the address (`?tab=users`); the first of `tabs` without one and for an unknown one. The rest of
 * the query belongs to the previous tab, and is removed with it.
 */
export function useTab<Tab extends string>(
  tabs: readonly [Tab, ...Tab[]],
): [tab: Tab, choose: (tab: Tab) => void] {
  return useAddressState(
    (params) => tabs.find((tab) => tab === params.get('tab')) ?? tabs[0],
    (_, tab) => new URLSearchParams(tab === tabs[0] ? {} : { tab }),
  );
}
