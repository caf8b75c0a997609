/** The site that sends a mail. */
export interface Site {
  productName: string;
  /** Without a slash at its end. */
  siteOrigin: string;
}
