/** The title of a page's document, the same from the gateway and in the browser. */
export function documentTitle(title: string, productName: string): string {
  return title === productName ? title : `${title} · ${productName}`;
}
