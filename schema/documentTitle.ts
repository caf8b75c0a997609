/** The title of the landing page in the browser: the wall has the product's name already. */
export const landingTitle = 'You do not have to carry it alone';

/** The title of a page's document, the same from the gateway and in the browser. */
export function documentTitle(title: string, productName: string): string {
  return title === productName ? title : `${title} · ${productName}`;
}
