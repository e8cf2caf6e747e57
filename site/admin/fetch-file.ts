import type { CallError } from '../api/call';
import { callForFile } from '../api/call-for-file';
import type { AskTexts } from './ask';
import { saveFile } from './save-file';
import { liveSession } from './session';

/** Saves a list as a CSV file in the reader's own folder. Returns why it could not, or nothing. */
export async function fetchFile(
  path: `/api/${string}`,
  name: string,
  texts: AskTexts,
): Promise<CallError | undefined> {
  const session = await liveSession();
  if (!session) return { message: texts.sessionEnded, fields: {}, status: 401, type: '' };
  const result = await callForFile(path, texts.offline, {
    accept: 'text/csv',
    authorization: `Bearer ${session.access_token}`,
  });
  if (!result.ok) return result.error;

  saveFile(name, result.value);
  return undefined;
}
