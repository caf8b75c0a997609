import { useAddressState } from './useAddressState';

/**
 * The chosen tab, as the address says it (`?tab=users`); the first of `tabs` stands for none and for an unknown one.
 * The rest of the query belongs to the tab that is left, and goes with it.
 */
export function useTab<Tab extends string>(
  tabs: readonly [Tab, ...Tab[]],
): [tab: Tab, choose: (tab: Tab) => void] {
  return useAddressState(
    (params) => tabs.find((tab) => tab === params.get('tab')) ?? tabs[0],
    (_, tab) => new URLSearchParams(tab === tabs[0] ? {} : { tab }),
  );
}
