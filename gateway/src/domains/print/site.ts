import type { Config } from '../../config';
import type { Texts } from '../../platform/texts/texts';

/** The site, and the language of what is printed. */
export type PrintedSite = Pick<Config, 'siteOrigin' | 'productName'> & {
  texts: Texts;
  /** Whether the page leads back to the dashboard, or to the page of the prayer team. */
  isForAdministrator: boolean;
};
