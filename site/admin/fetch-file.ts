import type { CallError } from '../api/call';
import { callForFile } from '../api/call-for-file';
import { type AskTexts, askSignedIn } from './ask';
import { saveFile } from './save-file';

/** Saves a list as a CSV file in the reader's own folder. Returns why it could not, or nothing. */
export async function fetchFile(
  path: `/api/${string}`,
  name: string,
  texts: AskTexts,
): Promise<CallError | undefined> {
  const result = await askSignedIn(
    (authorization) => callForFile(path, texts.offline, { accept: 'text/csv', authorization }),
    texts,
  );
  if (!result.ok) return result.error;

  saveFile(name, result.value);
  return undefined;
}
