import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures';
import { anyPage } from '../open';

test.use({ serviceWorkers: 'allow' });

test('a pushed message becomes a notification with a link', async ({ visitor }) => {
  await visitor.context().grantPermissions(['notifications']);
  await visitor.goto(anyPage);
  const registrationId = await registerServiceWorker(visitor);
  await push(visitor, registrationId, {
    title: 'Time to pray',
    body: 'For the road to Bethlehem',
    link: '/prayer/3',
  });

  await expect
    .poll(() => shownNotifications(visitor))
    .toEqual([
      {
        title: 'Time to pray',
        body: 'For the road to Bethlehem',
        link: '/prayer/3',
        hasIcon: true,
      },
    ]);
});

test('a push message of any other form becomes a generic notification', async ({ visitor }) => {
  await visitor.context().grantPermissions(['notifications']);
  await visitor.goto(anyPage);
  const registrationId = await registerServiceWorker(visitor);
  await push(visitor, registrationId, { link: 'https://elsewhere.example/' });

  await expect
    .poll(() => shownNotifications(visitor))
    .toEqual([{ title: 'There is news for you', body: '', link: '/', hasIcon: true }]);
});

/** Registers the worker as the settings do. Returns the browser's id of the registration. */
async function registerServiceWorker(page: Page): Promise<string> {
  const devTools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await devTools.send('ServiceWorker.enable');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js');
    await navigator.serviceWorker.ready;
  });
  return registered;
}

/**
 * Pushes, and waits until the worker is done: while Chromium shows a notification, `getNotifications` would drop it.
 */
async function push(page: Page, registrationId: string, message: object): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('ServiceWorker.enable');
  await devTools.send('BackgroundService.startObserving', { service: 'pushMessaging' });
  await devTools.send('BackgroundService.setRecording', { service: 'pushMessaging', shouldRecord: true });
  const isDone = new Promise<void>((resolve) => {
    devTools.on('BackgroundService.backgroundServiceEventReceived', ({ backgroundServiceEvent }) => {
      if (backgroundServiceEvent.eventName === 'Push event completed') resolve();
    });
  });
  await devTools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId,
    data: JSON.stringify(message),
  });
  await isDone;
}

function shownNotifications(page: Page) {
  return page.evaluate(async () => {
    const { origin } = window.location;
    const registration = await navigator.serviceWorker.ready;
    const shown = await registration.getNotifications();
    return Promise.all(
      shown.map(async ({ title, body, icon, data }) => ({
        title,
        body,
        link: (data as { link: string }).link,
        hasIcon: icon.startsWith(origin) && (await fetch(icon)).ok,
      })),
    );
  });
}
