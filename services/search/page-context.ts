import { z } from 'zod';
import type { Pages } from '../pages/open-pages';

/**
 * Reads what the build gave a page, once it can be; `undefined` where no site is here.
 * @param path of the folder of the page's data, such as `search`
 * @throws an Error when the site was built by another version.
 */
export function pageContextOf<Context>(
  pages: Pick<Pages, 'html'>,
  path: string,
  context: z.ZodType<Context>,
): () => Promise<Context | undefined> {
  const pageData = z.object({ result: z.object({ pageContext: context }) });
  let read: Promise<Context | undefined> | undefined;
  return () => {
    read ??= pages
      .html(`/page-data/${path}/page-data.json`)
      .then((text) =>
        text === undefined ? undefined : pageData.parse(JSON.parse(text)).result.pageContext,
      )
      .catch((error: unknown) => {
        // perhaps just being built anew: whoever asks next has it read again
        read = undefined;
        throw error;
      });
    return read;
  };
}
