/** How the site is installed on this device. */
export type Way = 'ios' | InstallPrompt;

/** Chromium's event (https://wicg.github.io/manifest-incubations/). */
export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}
