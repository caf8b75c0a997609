import type { Page, Response } from '@playwright/test';

/** Resolves to the response of the page's next operation with this name. */
export function responseTo(page: Page, operation: string): Promise<Response> {
  return page.waitForResponse(
    (response) => response.request().postData()?.includes(`"operationName":"${operation}"`) ?? false,
  );
}
