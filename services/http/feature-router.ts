import Router from '@koa/router';

/**
 * A router for one feature's endpoints. Strict: `/API/contact` and `/api/contact/` are other
 * addresses, so that a rule for one path cannot be walked around by spelling it differently.
 */
export function featureRouter(): Router {
  return new Router({ sensitive: true, strict: true });
}
