import type { APIRequestContext, Page } from 'playwright/test';

/** Forms of a page that post or ask where nothing understands them: without an address, or with one that refuses every form. */
export async function formsWithoutEndpoint(
  page: Page,
  request: APIRequestContext,
): Promise<string[]> {
  const unknown: string[] = [];
  const forms = await page.locator('form').evaluateAll((all) =>
    all.map((form) => ({
      action: form.getAttribute('action'),
      method: form.getAttribute('method') ?? 'get',
    })),
  );
  for (const { action, method } of forms) {
    if (!action) unknown.push('a form without an address');
    // staff sign in with script only, and the page says so
    else if (action === '/api/auth/login') continue;
    else {
      const answer = await request.fetch(action, {
        method,
        maxRedirects: 0,
        ...(method === 'post' && { form: {} }),
      });
      if ([404, 405, 415].includes(answer.status())) unknown.push(`${method} ${action}`);
    }
  }
  return unknown;
}
