/** Whether nobody but a proxy answered, or the service has too much to do: the same may do in a moment. */
export function isAway({ status }: Response): boolean {
  return status >= 502 && status <= 504;
}
