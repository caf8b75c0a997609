import { expect, type Page, type Request, type Response } from '@playwright/test';

/** Makes something by a REST call of the page's person. Returns what the site responds. */
export async function post<Body = { id: number }>(
  page: Page,
  path: string,
  data?: object,
  status = 201,
): Promise<Body> {
  const response = await page.request.post(path, { data });
  expect(response.status(), `${path}: ${await response.text()}`).toBe(status);
  return (await response.json()) as Body;
}

/** Whether the request sends the operation with this name. */
export const isOperation = (request: Request, operation: string): boolean =>
  request.postData()?.includes(`"operationName":"${operation}"`) ?? false;

/** Resolves to the response of the page's next operation with this name. */
export function responseTo(page: Page, operation: string): Promise<Response> {
  return page.waitForResponse((response) => isOperation(response.request(), operation));
}

/** Opens pages as for those who save data: nothing is loaded ahead. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
}

/**
 * Holds back the page's operation of this name.
 *
 * @param changed replaces fields of its data
 * @returns lets it through
 */
export async function holdOperation(page: Page, operation: string, changed?: object): Promise<() => void> {
  let release!: () => void;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/graphql', async (route) => {
    if (!isOperation(route.request(), operation)) return route.fallback();
    await isReleased;
    if (!changed) return route.continue();
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: object };
    return route.fulfill({ response, json: { data: { ...data, ...changed } } });
  });
  return release;
}
