import { useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'kit';
import type { fromPrayer } from 'schema/addresses';

export interface ReminderPrayer {
  id: number;
  /** Null when the address has no title. */
  title: string | null;
}

const largestId = 2 ** 31 - 1;

/** The prayer that a new reminder is for, from the address: /features?tab=reminders&prayer=12&prayerTitle=… */
export function useReminderPrayer() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const hasLeft = useRef(false);
  const id = Number(params.get('prayer'));
  const isNumber = Number.isInteger(id) && id >= 1 && id <= largestId;
  const reminderPrayer: ReminderPrayer | null = isNumber ? { id, title: params.get('prayerTitle') } : null;

  const removePrayer = () => {
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
  };

  return {
    reminderPrayer,
    removePrayer,
    /** Without a reminder: back to the prayer for those who came from it. */
    leavePrayer() {
      const isFromPrayer = (state as Partial<typeof fromPrayer> | null)?.isFromPrayer === true;
      if (!reminderPrayer || !isFromPrayer) return removePrayer();
      // Going back takes a moment, in which Cancel may be pressed again.
      if (!hasLeft.current) void navigate(-1);
      hasLeft.current = true;
    },
  };
}
