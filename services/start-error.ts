/** Why the service or a command cannot start, in lines for the person who starts it. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
