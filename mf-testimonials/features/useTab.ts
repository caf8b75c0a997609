import { useState } from 'react';
import { useSearchParams } from 'kit';

const tabs = ['overview', 'reminders', 'chains', 'groups', 'scripture'] as const;

export type FeatureTab = (typeof tabs)[number];

export function tabAddress(tab: FeatureTab): string {
  return tab === 'overview' ? '/features' : `/features?tab=${tab}`;
}

/**
 * The chosen tab, as the address says it; an unknown one is the overview. A choice shows at once, the address follows:
 * the router changes it a moment later.
 */
export function useTab() {
  const [params, setParams] = useSearchParams();
  const address = params.get('tab');
  const [seen, setSeen] = useState(address);
  const [tab, setTab] = useState(() => readTab(address));

  if (seen !== address) {
    setSeen(address);
    setTab(readTab(address));
  }

  return {
    tab,
    chooseTab(chosen: FeatureTab) {
      setTab(chosen);
      // What else stood there belongs to the tab that is left.
      setParams(chosen === 'overview' ? {} : { tab: chosen }, { replace: true });
    },
  };
}

function readTab(address: string | null): FeatureTab {
  return tabs.find((tab) => tab === address) ?? 'overview';
}
