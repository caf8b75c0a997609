const longestAddress = 2000;

/** The address of a picture, unless a browser could take it for anything but a picture on the web. */
export function webPicture(picture: unknown): string | null {
  if (typeof picture !== 'string' || picture.length > longestAddress) return null;
  return URL.canParse(picture) && new URL(picture).protocol === 'https:' ? picture : null;
}
