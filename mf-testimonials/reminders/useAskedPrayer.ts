import { useSearchParams } from 'kit';

export interface AskedPrayer {
  id: number;
  /** Null when the address does not name it. */
  title: string | null;
}

const largestId = 2 ** 31 - 1;

/** The prayer for which the address asks a reminder: /features?tab=reminders&prayer=12&prayerTitle=… */
export function useAskedPrayer() {
  const [params, setParams] = useSearchParams();
  const id = Number(params.get('prayer'));
  const isNumber = Number.isInteger(id) && id >= 1 && id <= largestId;
  const askedPrayer: AskedPrayer | null = isNumber ? { id, title: params.get('prayerTitle') } : null;

  return {
    askedPrayer,
    removePrayer() {
      if (!params.has('prayer')) return;
      setParams(
        (current) => {
          const rest = new URLSearchParams(current);
          rest.delete('prayer');
          rest.delete('prayerTitle');
          return rest;
        },
        { replace: true },
      );
    },
  };
}
