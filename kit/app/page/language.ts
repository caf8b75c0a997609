import { activate, openCatalogs } from '../../locale/catalogs';
import { page } from './page';

/** Sets the page's language, and loads what the shell says in it. */
export function openPageCatalogs(): Promise<void> {
  activate(page.locale);
  return openCatalogs(page.catalogs);
}
