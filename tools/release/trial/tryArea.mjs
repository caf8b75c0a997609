import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { inParallel } from '../../../scripts/steps/inParallel.mjs';
import { refuse } from '../refuse.mjs';
import { viewsOf } from './stage.mjs';
import { openTrialSite } from './trialSite.mjs';

/** How long an area may take to show a page or a slot, on a slow machine. */
const longest = 20_000;
/** How long a page has to be shown without a break, while its results arrive. */
const watched = 500;
const atOnce = 2;

/**
 * Opens every page and slot of a built area in Chromium, with the shell as it runs and with invented results. Refused is
 * what does not load, throws or hangs; what fails only with invented values is a remark.
 *
 * @param {Parameters<typeof openTrialSite>[0] & { executablePath: string, limit?: number }} trial limit: milliseconds
 * @returns {Promise<{ refusals: string[], remarks: string[] }>}
 */
export async function tryArea({ executablePath, limit = longest, ...trial }) {
  const views = viewsOf(trial.area);
  const site = await openTrialSite({ ...trial, views });
  const browser = await launch(executablePath);
  try {
    const visits = views.flatMap((view) => [
      { view, isSignedIn: true },
      // Slots are mostly dialogs of members.
      ...('module' in view.shows && !view.audience ? [{ view, isSignedIn: false }] : []),
    ]);
    const findings = await inParallel(atOnce, visits, judge);
    const unique = (kind) => [...new Set(findings.flatMap((finding) => finding?.[kind] ?? []))];
    return { refusals: unique('refusal'), remarks: unique('remark') };
  } finally {
    // A page that hangs is not asked to close.
    await browser.close();
    await site.close();
  }

  async function judge(visit) {
    const fault = await visitPage({ browser, site, limit, ...visit, isEmpty: false });
    if (!fault) return null;
    if (fault.state !== 'PW-108') return { refusal: sentence(trial.remote, visit.view, fault) };
    const worst = await visitPage({ browser, site, limit, ...visit, isEmpty: true });
    const about = sentence(trial.remote, visit.view, worst ?? fault);
    return worst ? { refusal: about } : { remark: `With invented results only: ${about}` };
  }
}

function launch(executablePath) {
  const args = ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  return chromium.launch({ executablePath, args });
}

/** The fault of one page or slot, null where there is none. */
async function visitPage({ browser, site, limit, view, isSignedIn, isEmpty }) {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await context.addCookies([
    { name: 'signed-in', value: isSignedIn ? 'yes' : 'no', url: site.origin },
    { name: 'results', value: isEmpty ? 'none' : 'all', url: site.origin },
  ]);
  const page = await context.newPage();
  const debugging = await context.newCDPSession(page);
  const thrown = [];
  const notFound = [];
  let isRequested = false;
  page.on('pageerror', (error) => thrown.push(error.message));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    // Chromium's own messages, of files that this site does not have, have no arguments; one of them may come first.
    (message.args().length > 0 ? thrown : notFound).push(message.text());
  });
  page.on('request', (request) => (isRequested ||= request.url().includes(site.folder)));

  const until = performance.now() + limit;
  const address = view.path.replace(/:\w+/g, '1').replace(/\*$/, 'one');
  const state = await Promise.race([followed(), pause(limit, 'hangs', { ref: false })]);
  // An endless loop would take a core from the pages after it.
  if (state === 'hangs')
    await Promise.race([
      debugging.send('Runtime.terminateExecution'),
      pause(limit, undefined, { ref: false }),
    ]);
  const messages = [...thrown, ...notFound];
  if (!isRequested && state !== 'shown')
    throw refuse('PW-248', `The shell does not open ${address} in Chromium: ${messages.join(' ')}`);
  if (state === 'shown') void context.close().catch(() => undefined);
  return state === 'shown' ? null : { state, address, message: messages[0]?.split('\n')[0] ?? '' };

  /** A component may suspend again, fail, or begin to hang, when its results arrive. */
  async function followed() {
    await page.goto(site.origin + address, { waitUntil: 'commit' });
    let shownSince = null;
    while (performance.now() < until) {
      const now = await page.evaluate(stateOfPage);
      if (now !== 'waits' && now !== 'shown') return now;
      if (now === 'waits') shownSince = null;
      else shownSince ??= performance.now();
      if (shownSince && performance.now() - shownSince > watched) return 'shown';
      await pause(50);
    }
    return 'hangs';
  }
}

/** Runs in the page: `shown`, `waits`, or the code of the fault. */
function stateOfPage() {
  const failed = document.getElementById('trial-failed');
  if (failed) return failed.textContent;
  const isOpen = document.querySelector('main') !== null;
  return isOpen &&
    !document.getElementById('trial-waits') &&
    document.documentElement.dataset.trial === 'open'
    ? 'shown'
    : 'waits';
}

function sentence(remote, { shows }, { state, address, message }) {
  const at = 'slot' in shows ? `in the slot ${shows.slot}` : `at ${address}`;
  if (state === 'hangs' || state === 'PW-103') return `PW-247 ${remote} hangs ${at}.`;
  return state === 'PW-108'
    ? `PW-246 ${remote} throws while it renders ${at}: ${message}`
    : `PW-245 ${remote} cannot be loaded ${at} (${state}): ${message}`;
}
