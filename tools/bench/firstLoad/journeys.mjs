import { emulatePhone } from './phone.mjs';

/** The time in which somebody looks at a page before they go on: what is prefetched when it is idle has come. */
const reading = 8_000;
/** How long a finger rests on what it presses. */
const pressFor = 80;
/** Longer than any next page takes, even on a busy machine. */
const patience = 60_000;
/** Until no larger paint is expected. */
const settling = 1_500;

const card = 'main article >> nth=1';
const bar = (address) => `[data-bottom-bar] a[href="${address}"]`;
const firstCard = 'main article h2, main article h3';

/**
 * From one page to the next. `press` is what is pressed, `back` the browser's own button; `heading` and `content` are
 * selectors of what has to be visible on the next page.
 */
export const journeys = [
  { name: 'wall → prayer', from: '/prayers', press: `${card} >> h2 a`, content: 'main h1 bdi' },
  {
    name: 'wall → prayer, pressed beside its title',
    from: '/prayers',
    press: `${card} >> p`,
    content: 'main h1 bdi',
  },
  {
    name: 'prayer → Back',
    from: '/prayers',
    first: `${card} >> h2 a`,
    press: 'main a[href="/prayers"]',
    content: firstCard,
  },
  {
    name: 'prayer → back by the browser',
    from: '/prayers',
    first: `${card} >> h2 a`,
    back: true,
    content: firstCard,
  },
  { name: 'landing page → wall', from: '/', press: 'a[href="/prayers"]', content: firstCard },
  { name: 'landing page → prayer', from: '/', press: 'a[href^="/prayer/"]', content: 'main h1 bdi' },
  { name: 'wall → testimonies', from: '/prayers', press: bar('/testimonials'), content: firstCard },
  {
    name: 'testimonies → features, chains',
    from: '/testimonials',
    press: bar('/features?tab=chains'),
    content: `[role="tabpanel"] article`,
  },
  {
    name: 'wall → features, groups',
    from: '/prayers',
    press: bar('/features?tab=groups'),
    content: `[role="tabpanel"] article`,
  },
  {
    name: 'groups → group',
    from: '/features?tab=groups',
    press: '[role="tabpanel"] article a[href^="/prayer-groups/"]',
    content: 'main [role="tabpanel"]',
  },
  { name: 'features → wall', from: '/features', press: bar('/prayers'), content: firstCard },
];

/**
 * Opens the page on a slow phone, reads it, presses, and returns milliseconds from the press (the finger is lifted)
 * to the next page's heading, its content, and its largest paint as the browser measures it; null where it measures
 * none. And the requests from the touch on until the content is there.
 *
 * @param {import('@playwright/test').Browser} browser
 */
export async function travel(browser, origin, { from, first, press, back = false, content }) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  try {
    const page = await context.newPage();
    const devtools = await emulatePhone(page);
    await page.addInitScript(recordPresses);
    await page.goto(origin + from, { waitUntil: 'load' });
    await page.waitForFunction(() => !document.querySelector('[data-waits]'));
    await page.waitForTimeout(reading);
    if (first) {
      await tap(first);
      await page.waitForFunction(() => document.querySelector('main h1 bdi'), null, { polling: 100 });
      await page.waitForTimeout(reading);
    }
    const left = new URL(page.url()).pathname;
    await page.evaluate(watch, { content, left });
    if (back) await page.evaluate(() => history.back());
    else await tap(press);
    await page.waitForFunction(() => window.isSeen, null, { timeout: patience, polling: 100 });
    await page.waitForTimeout(settling);
    return await page.evaluate(figures);

    async function tap(selector) {
      const target = page.locator(selector).filter({ visible: true }).first();
      await target.scrollIntoViewIfNeeded();
      const box = await target.boundingBox();
      // The beginning of a link: where it has two lines its middle may be beside it.
      const place = { x: box.x + Math.min(20, box.width / 2), y: box.y + Math.min(12, box.height / 2) };
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] });
      await page.waitForTimeout(pressFor);
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    }
  } finally {
    await context.close();
  }
}

function recordPresses() {
  window.paints = [];
  // A finger begins requests, and its lifting is the press.
  addEventListener('pointerdown', () => (window.touchedAt = performance.now()), true);
  addEventListener('click', (event) => (window.pressedAt = event.timeStamp), true);
  addEventListener(
    'popstate',
    (event) => {
      if (window.pressedAt !== undefined && event.timeStamp - window.pressedAt < 1000) return;
      window.touchedAt = window.pressedAt = event.timeStamp;
    },
    true,
  );
  if (!PerformanceObserver.supportedEntryTypes.includes('interaction-contentful-paint')) return;
  new PerformanceObserver((list) => window.paints.push(...list.getEntries())).observe({
    type: 'interaction-contentful-paint',
    buffered: true,
  });
}

/** Sets `isSeen` when heading and content of the next page have been painted. */
function watch({ content, left }) {
  window.seen = {};
  const isVisible = (element) => element && element.getClientRects().length > 0;
  const inView = (element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return isVisible(element) && bottom > 0 && top < innerHeight;
  };
  const leftHeading = document.querySelector('main h1');
  const leftContent = new Set(document.querySelectorAll(content));
  const isThere = {
    heading: () => {
      const heading = document.querySelector('main h1');
      return heading !== leftHeading && isVisible(heading);
    },
    content: () =>
      [...document.querySelectorAll(content)].some((element) => !leftContent.has(element) && inView(element)),
  };
  const waited = new Set(Object.keys(isThere));
  let isDue = false;
  // Looks in the frame that draws a change. Looking in each frame would request them all, and each is work for the page.
  const lookSoon = () => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(look);
  };
  const observer = new MutationObserver(lookSoon);
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  addEventListener('scroll', lookSoon, true);

  function look() {
    isDue = false;
    if (location.pathname !== left)
      for (const name of waited) {
        if (!isThere[name]()) continue;
        waited.delete(name);
        whenPainted(() => (window.seen[name] = performance.now()));
      }
    if (waited.size > 0) return;
    observer.disconnect();
    removeEventListener('scroll', lookSoon, true);
    whenPainted(() => (window.isSeen = true));
  }

  /** The frame of a callback is painted before the next task. */
  function whenPainted(run) {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      run();
    });
    port1.start();
    port2.postMessage(null);
  }
}

function figures() {
  const { pressedAt, touchedAt, seen, paints } = window;
  const after = paints.map((paint) => paint.renderTime || paint.startTime).filter((time) => time > pressedAt);
  const requested = performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime >= touchedAt && startTime <= seen.content);
  return {
    heading: seen.heading - pressedAt,
    content: seen.content - pressedAt,
    largest: after.length > 0 ? Math.max(...after) - pressedAt : null,
    requests: requested.length,
  };
}
