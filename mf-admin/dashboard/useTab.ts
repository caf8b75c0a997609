import { useState } from 'react';
import { useSearchParams } from 'kit';

const tabs = ['overview', 'prayers', 'users', 'content', 'settings', 'moderation', 'jobs', 'log'] as const;

export type AdminTab = (typeof tabs)[number];

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
    chooseTab(chosen: AdminTab) {
      setTab(chosen);
      // What else stood there, such as a search, belongs to the tab that is left.
      setParams(chosen === 'overview' ? {} : { tab: chosen }, { replace: true });
    },
  };
}

function readTab(address: string | null): AdminTab {
  return tabs.find((tab) => tab === address) ?? 'overview';
}
