import type { Message } from './compose';
import type { Outcome } from './sql';

/** Sends a message. It never throws: each attempt has an outcome. */
export type MailTransport = (message: Message) => Promise<TransportOutcome>;

/** The outcome of an attempt, before the delay of a retry is decided. */
export type TransportOutcome = Exclude<Outcome, { state: 'waiting' }> | { state: 'waiting'; error: string };
