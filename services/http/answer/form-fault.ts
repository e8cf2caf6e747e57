import { toAppError } from '../../errors';

/** Why a plain form was not done: by the fields named, or by nothing that its sender could mend. */
export type FormFault = { status: 'invalid'; fields: string[] } | { status: 'failed' };

/**
 * What a person with a plain form is told of an error, on a page. The names of the fields alone: nothing
 * that was typed goes into an address.
 * @throws what was thrown, where it is a bug, a limit or a request that could not be read
 */
export function formFault(thrown: unknown): FormFault {
  const { code, fields = [] } = toAppError(thrown);
  if (code === 'invalid_request') {
    const names = fields.map(({ field }) => field.replace(/\..*$/, ''));
    return { status: 'invalid', fields: [...new Set(names)] };
  }
  if (['overloaded', 'unavailable', 'storage_full'].includes(code)) return { status: 'failed' };
  throw thrown;
}
