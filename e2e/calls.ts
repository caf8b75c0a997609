import type { Page, Request, Response } from '@playwright/test';

/** Whether the request sends the operation with this name. */
export const isOperation = (request: Request, operation: string): boolean =>
  request.postData()?.includes(`"operationName":"${operation}"`) ?? false;

/** Resolves to the response of the page's next operation with this name. */
export function responseTo(page: Page, operation: string): Promise<Response> {
  return page.waitForResponse((response) => isOperation(response.request(), operation));
}
