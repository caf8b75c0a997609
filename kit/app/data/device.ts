/** A write that waits for the connection, or was refused when it was sent (docs/decisions/0068-offline.md). */
export interface Waiting<Variables = Record<string, unknown>> {
  id: number;
  operationName: string;
  variables: Variables;
  /** Milliseconds since the epoch. */
  madeAt: number;
  /** The server's message; null while it waits. */
  refusal: string | null;
  /** The code of that message (schema/messages.ts), where the response had one. */
  refusalCode?: string | null;
}

/** Called with a write that was sent and its data, or that was refused. @returns whether the page shows this write */
export type Listener = (write?: Waiting, data?: object) => boolean | void;

/** Filled by the part that is loaded later (kit/offline/page.ts), which reads the device. */
export const device = { waiting: [] as readonly Waiting[], listeners: new Set<Listener>() };
