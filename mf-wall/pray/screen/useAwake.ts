import { useEffect, useState } from 'react';

/** Milliseconds for which controls are seen after the last movement. */
const stay = 4_000;

/** Whether somebody is at the screen: the mouse moves, a finger or a key is pressed. */
export function useAwake(): boolean {
  const [isAwake, setAwake] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wake = () => {
      setAwake(true);
      clearTimeout(timer);
      timer = setTimeout(() => setAwake(false), stay);
    };
    for (const event of signs) window.addEventListener(event, wake);
    return () => {
      clearTimeout(timer);
      for (const event of signs) window.removeEventListener(event, wake);
    };
  }, []);

  return isAwake;
}

const signs = ['mousemove', 'pointerdown', 'keydown'] as const;
