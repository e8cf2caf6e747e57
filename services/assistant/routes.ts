import type Router from '@koa/router';
import type { Context } from 'koa';
import {
  type AssistantReply,
  AssistantRequest,
  HandoverRequest,
  postAssistant,
  postHandover,
  postRating,
  RatingRequest,
} from '../contracts/assistant';
import type { ContactReceipt } from '../contracts/contact';
import type { Deps } from '../deps';
import { AppError } from '../errors';
import { wantsType } from '../http/answer/wants-type';
import { featureRouter } from '../http/feature-router';
import { idempotencyKey } from '../http/request/idempotency-key';
import { parse } from '../http/request/parse';
import { readBody } from '../http/request/read-body';
import { answerQuestion } from './answer-question';
import { askPage } from './ask-page';
import { asMessage, type Submit } from './hand-over';
import { rateAnswer } from './rate-answer';
import { streamAnswer } from './stream-answer';

/** Older pages say so how long they were looked at; the tracker does that now, so nothing is kept. */
const PING = /^\s*analytics_ping:/i;

/** The assistant: questions, the page that answers without script, and the way to a person. */
export function assistantRoutes(deps: Deps, submit: Submit): Router {
  const router = featureRouter();

  router.post(postAssistant.path, async (ctx) => {
    const { kind, value } = await readBody(ctx, ['json', 'text']);
    if (isPing(value)) {
      ctx.status = 204;
      return;
    }
    // Browsers send text from any page to any site without asking it; a question can cost money.
    if (kind === 'text') throw new AppError('unsupported_media_type', 'Send application/json.');
    const request = parse(AssistantRequest, value);
    const signal = whileConnected(ctx);
    ctx.set('Cache-Control', 'no-store');
    if (wantsType(ctx, 'events')) streamAnswer(ctx, deps, request, signal);
    else ctx.body = (await answerQuestion(deps, request, signal)) satisfies AssistantReply;
  });

  router.post(postRating.path, async (ctx) => {
    const { value } = await readBody(ctx, ['json']);
    await rateAnswer(deps, parse(RatingRequest, value));
    ctx.status = postRating.status;
  });

  router.post(postHandover.path, async (ctx) => {
    const { value } = await readBody(ctx, ['json']);
    const key = idempotencyKey(ctx);
    const request = asMessage(parse(HandoverRequest, value));
    ctx.body = (await submit({ request, key })) satisfies ContactReceipt;
    ctx.status = postHandover.status;
  });

  askPage(router, deps);
  return router;
}

function isPing(value: unknown): boolean {
  const hasMessage = typeof value === 'object' && value !== null && 'message' in value;
  return hasMessage && typeof value.message === 'string' && PING.test(value.message);
}

/** Aborted when the visitor goes away before the answer is complete: nobody is asked in vain. */
function whileConnected(ctx: Context): AbortSignal {
  const gone = new AbortController();
  ctx.res.once('close', () => {
    if (!ctx.res.writableFinished) gone.abort();
  });
  return gone.signal;
}
