import type { RouterContext } from '@koa/router';

const PLAUSIBLE = /^[\w-]{1,64}$/;

/** The `:id` of an address; empty, which nothing is called, for what no id looks like. */
export function pathId({ params }: Pick<RouterContext, 'params'>): string {
  const { id = '' } = params;
  return PLAUSIBLE.test(id) ? id : '';
}
