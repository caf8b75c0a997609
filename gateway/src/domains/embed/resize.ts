/**
 * Gives a frame the height of its page. The page has `frameProgram` if its address says `resize=yes`, the page around it
 * loads `parentProgram`; whichever starts later begins. Nothing but a height is sent, so it may go to any origin.
 */
export const frameProgram = `
const root = document.documentElement;
const tell = () => parent.postMessage({ prayerWallHeight: Math.ceil(root.getBoundingClientRect().height) }, '*');
new ResizeObserver(tell).observe(root);
addEventListener('message', ({ source, data }) => source === parent && data === 'prayerWallHeight' && tell());
`;

export const parentProgram = `(() => {
  const { origin } = new URL(document.currentScript.src);
  const frames = () => [...document.querySelectorAll('iframe')].filter(({ src }) => src.startsWith(origin + '/embed/'));
  addEventListener('message', (event) => {
    const height = event.origin === origin && event.data && event.data.prayerWallHeight;
    const frame = height > 0 && frames().find(({ contentWindow }) => contentWindow === event.source);
    if (frame) frame.style.height = Math.min(height, 20000) + 'px';
  });
  for (const { contentWindow } of frames()) contentWindow.postMessage('prayerWallHeight', '*');
})();
`;
