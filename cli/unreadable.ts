import { errorCode } from '../db/engine/errors';
import { StartError } from '../services/start-error';

/** For `catch` behind the reading of a file that somebody named: says which, and why not. */
export function unreadable(file: string): (error: unknown) => never {
  return (error) => {
    const code = errorCode(error) ?? String(error);
    throw new StartError(
      `${file}: cannot be used (${code}). Name another file or mend its permissions.`,
    );
  };
}
