import { html } from './html';

/** The logo, as in kit/ui/Logo. */
export const logo = html`<svg viewBox="0 0 24 24" aria-hidden="true">
  <path class="arch" d="M3 22.5V11a9 9 0 0 1 18 0v11.5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1Z" />
  <path class="flame" d="M11.35 8.1v11.5c-2.9-.2-4.6-2-4.6-4.4 0-2.9 2.7-4.3 4.6-7.1Z" />
  <path class="flame" d="M12.65 4.4v15.2c2.9-.2 4.6-2.1 4.6-4.9 0-4-3.2-5.6-4.6-10.3Z" />
</svg>`;
