import { useImperativeHandle, type Ref } from 'react';
import type { Floating } from './Trigger';

interface StandInProps {
  findTrigger: Floating['findTrigger'];
  ref?: Ref<HTMLElement | null>;
}

/** The child of a Radix trigger (`asChild`): hands it the trigger that is on the page already, and renders nothing. */
export function StandIn({ findTrigger, ref }: StandInProps) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, findTrigger);
  return null;
}
