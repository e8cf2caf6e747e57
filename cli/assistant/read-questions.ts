import { readFile } from 'node:fs/promises';
import type { z } from 'zod';
import { StartError } from '../../services/start-error';
import { unreadable } from '../unreadable';
import { QuestionFile } from './grade';

/** Reads a file of questions. @throws StartError with what the first fault is */
export async function readQuestions(file: string): Promise<z.infer<typeof QuestionFile>> {
  const text = await readFile(file, 'utf8').catch(unreadable(file));
  const read = QuestionFile.safeParse(parsed(text));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const place = issue?.path.join('.') || 'the whole';
  throw new StartError(
    `${file}: is no file of questions (${place}: ${issue?.message}). Write one as cli/assistant/questions.json is`,
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
