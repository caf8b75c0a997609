/** A slow phone: 1.6 Mbit/s, 150 ms, a processor that is four times slower. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const slowness = 4;

/**
 * Makes the page that of a slow phone. Returns the connection to its developer tools.
 *
 * @param {import('@playwright/test').Page} page
 */
export async function emulatePhone(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  return devtools;
}
