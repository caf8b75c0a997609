import { createContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { Toaster } from '../../ui/Toast/Toaster';
import { page } from '../page/page';
import { useProvided } from '../page/useProvided';

export interface ToastMessage {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  action?: { label: string; onPress: () => void };
}

type ShowToast = (message: ToastMessage) => void;

/** For what is no component (kit/offline/page.ts). */
export const toaster: { show: ShowToast | null } = { show: null };

const ToastContext = createContext<ShowToast | null>(null);

/** One toast at a time: a new one replaces the last (specification, section 9). A suspended member is told so first. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ id: number; message: ToastMessage } | null>(suspension);
  const show = useMemo<ShowToast>(() => {
    let count = 0;
    return (message) => setShown({ id: ++count, message });
  }, []);
  useEffect(() => void (toaster.show = show), [show]);

  return (
    <ToastContext value={show}>
      {children}
      <Toaster
        toast={shown && { variant: 'default', ...shown.message, id: shown.id }}
        onClose={() => setShown(null)}
      />
    </ToastContext>
  );
}

const suspension = () =>
  page.suspension ? { id: 0, message: { title: page.suspension, variant: 'destructive' as const } } : null;

export function useToast(): ShowToast {
  return useProvided(ToastContext);
}
