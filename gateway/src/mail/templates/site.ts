/** What every mail knows of the site that sends it. */
export interface Site {
  productName: string;
  /** Without a slash at its end. */
  siteOrigin: string;
}
