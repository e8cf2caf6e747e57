import type Router from '@koa/router';
import {
  type ContactReceipt,
  ContactRequest,
  type ContactToken,
  getContactToken,
  postContact,
} from '../contracts/contact';
import type { Deps } from '../deps';
import { sendFilledPage } from '../http/answer/filled-page';
import { formFault } from '../http/answer/form-fault';
import { seeOther } from '../http/answer/see-other';
import { featureRouter } from '../http/feature-router';
import { idempotencyKey } from '../http/request/idempotency-key';
import { parse } from '../http/request/parse';
import { readBody } from '../http/request/read-body';
import { issueFormToken } from './form-token';
import { prefilledForm } from './prefilled-form';
import { CONTACT_RESULT_PATH, type ContactResult, resultAddress, resultHtml } from './result-page';
import { messageSubmitter } from './submit-message';

/** The contact form, as JSON and as a plain form, and the page with its result. */
export function contactRoutes(deps: Deps): Router {
  const router = featureRouter();
  const submit = messageSubmitter(deps);

  router.post(postContact.path, async (ctx) => {
    const body = await readBody(ctx, ['json', 'form']);
    const key = idempotencyKey(ctx);
    const send = async () => submit({ request: parse(ContactRequest, body.value), key });

    if (body.kind === 'json') {
      ctx.body = (await send()) satisfies ContactReceipt;
      ctx.status = postContact.status;
    } else {
      seeOther(ctx, resultAddress(await resultOf(send)));
    }
  });

  router.get(getContactToken.path, (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { token: issueFormToken(deps) } satisfies ContactToken;
  });

  prefilledForm(router, deps);

  router.get(CONTACT_RESULT_PATH, async (ctx) => {
    await sendFilledPage(ctx, deps, {
      path: CONTACT_RESULT_PATH,
      place: 'contact-result',
      title: deps.texts.contactForm.submit,
      html: resultHtml(deps.texts, new URLSearchParams(ctx.querystring)),
    });
  });

  return router;
}

/** What a person with a plain form is told. */
async function resultOf(send: () => Promise<ContactReceipt>): Promise<ContactResult> {
  try {
    const { reference } = await send();
    return { status: 'sent', reference };
  } catch (thrown) {
    return formFault(thrown);
  }
}
