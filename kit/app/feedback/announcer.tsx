import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden';

interface Announcement {
  id: number;
  text: string;
}

/** Milliseconds after which a text is removed, so that nobody reads it later as a part of the page. */
const lifetime = 10_000;

let current: Announcement = { id: 0, text: '' };
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/**
 * Tells screen readers what changed without taking the focus: '12 prayers', '20 more prayers'. What a toast says is
 * announced by the toast.
 */
export function announce(text: string): void {
  show(text);
  clearTimeout(timer);
  timer = setTimeout(() => show(''), lifetime);
}

/**
 * The live region of `announce`, always mounted, because screen readers announce only what changes in one that they
 * know. It has no role: the toast's region is the page's `status`.
 */
export function Announcer() {
  const { id, text } = useSyncExternalStore(subscribe, () => current, onServer);
  if (id === -1) return null;

  return createPortal(
    <VisuallyHidden aria-live="polite" aria-atomic="true">
      {/* A new element is announced, even with the same text. */}
      <span key={id}>{text}</span>
    </VisuallyHidden>,
    document.body,
  );
}

function show(text: string): void {
  current = { id: current.id + 1, text };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Prerendered HTML has no portals, nor has the first render that hydrates it. */
const absent: Announcement = { id: -1, text: '' };
const onServer = () => absent;
