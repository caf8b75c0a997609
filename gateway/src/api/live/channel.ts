import type { AppServices } from '../../platform/services';

/** Carries texts to every gateway that has it open, this one too. */
export interface LiveChannel {
  /**
   * Sends the changes that wait in the database, and a text of this gateway's own. What was committed is sent once or
   * more often, also if this gateway ends in the middle.
   *
   * @throws when it cannot be sent
   */
  announce(own: string | null): Promise<void>;
  close(): Promise<void>;
}

interface ChannelHandlers {
  receive(text: string): void;
  /** Texts may have been missed. */
  lose(reason: string, error?: unknown): void;
}

/** @throws when it cannot be reached */
export type OpenChannel = (
  services: Pick<AppServices, 'config' | 'database'>,
  handlers: ChannelHandlers,
) => Promise<LiveChannel>;
