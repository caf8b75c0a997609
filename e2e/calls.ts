import type { Page, Response } from '@playwright/test';

/** The answer to what the page asks next by this name; other questions of the page come and go. */
export function answerTo(page: Page, operation: string): Promise<Response> {
  return page.waitForResponse(
    (answer) => answer.request().postData()?.includes(`"operationName":"${operation}"`) ?? false,
  );
}
