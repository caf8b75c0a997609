import { useNavigate } from 'kit';
import { useEffect, useEffectEvent } from 'react';
import { wall } from 'schema/addresses';

/** Space or the arrow of the reading direction goes on, Esc leaves unless it ends the full screen. */
export function useScreenKeys(goOn: () => void): void {
  const navigate = useNavigate();
  const press = useEffectEvent(({ key, target }: KeyboardEvent) => {
    const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (key === 'Escape' && !document.fullscreenElement) void navigate(wall);
    if (key === forward || (key === ' ' && !(target instanceof HTMLButtonElement))) goOn();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
