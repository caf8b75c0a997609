import type { Texts } from '../../../platform/texts/texts';

/** The site that sends a mail, and the language of the mail. */
export interface Site {
  productName: string;
  /** Without a slash at its end. */
  siteOrigin: string;
  texts: Texts;
}
