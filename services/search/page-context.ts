import { z } from 'zod';
import type { Pages } from '../pages/open-pages';

/**
 * Reads what the build gave a page, once it can be. `undefined` where it cannot: no site is here, it is just being
 * built anew, or another version built it, as the start says. The page as it was built is then the answer.
 * @param path of the page, such as `/search`
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
      .html(`/page-data${path}/page-data.json`)
      .then((text) =>
        text === undefined ? undefined : pageData.parse(JSON.parse(text)).result.pageContext,
      )
      .catch(() => {
        // whoever asks next has it read again
        read = undefined;
        return undefined;
      });
    return read;
  };
}
