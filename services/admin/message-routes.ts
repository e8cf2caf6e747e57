import type Router from '@koa/router';
import { countMessages, readMessages } from '../../db/contact/contact-messages';
import type { PageCut } from '../../db/page';
import type { ContactMessageRow } from '../../db/tables';
import {
  type AdminMessage,
  type ErasedSender,
  getAdminMessage,
  getAdminMessages,
  MessageChangeRequest,
  type MessageDetail,
  type MessageList,
  MessageQuery,
  patchAdminMessage,
  postAdminMessageErase,
  postAdminReply,
  ReplyRequest,
} from '../contracts/admin/messages';
import {
  type MessagesChanged,
  MessagesChangeRequest,
  patchAdminMessages,
} from '../contracts/admin/messages-change';
import { searchOf } from '../contracts/page';
import type { Deps } from '../deps';
import { featureRouter } from '../http/feature-router';
import { parse } from '../http/request/parse';
import { pathId } from '../http/request/path-id';
import { parseQuery } from '../http/request/query';
import { readBody } from '../http/request/read-body';
import { requireAdmin, sessionOf } from '../http/require-session';
import { answerList } from './answer-list';
import { messageChanger } from './change-message';
import { messagesChanger } from './change-messages';
import { eraseSender } from './erase-sender';
import { messageDetail, showMessage } from './message-view';
import { messageReplier } from './reply-to-message';

const COLUMNS = [
  'id',
  'reference',
  'created_at',
  'status',
  'inquiry_type',
  'name',
  'email',
  'about',
  'message',
  'page',
  'due_at',
  'replied_at',
  'updated_at',
  'notes',
  'spam_score',
  'spam_reasons',
] as const satisfies readonly (keyof ContactMessageRow)[];

/** The contact inbox. */
export function messageRoutes(deps: Deps): Router {
  const router = featureRouter();
  const admin = requireAdmin(deps);
  const change = messageChanger(deps);
  const changeAll = messagesChanger(deps);
  const reply = messageReplier(deps);

  router.get(getAdminMessages.path, admin, async (ctx) => {
    const query = parseQuery(ctx, MessageQuery);
    const filter = { status: query.status, type: query.type, search: searchOf(query) };
    const read = (cut: PageCut) => readMessages(deps.db, filter, cut);
    await answerList(
      deps,
      ctx,
      { name: 'messages', columns: COLUMNS, read },
      query,
      async (rows, next) =>
        ({
          messages: rows.map(showMessage),
          counts: await countMessages(deps.db, { ...filter, status: undefined }),
          next,
        }) satisfies MessageList,
    );
  });

  router.patch(patchAdminMessages.path, admin, async (ctx) => {
    const { value } = await readBody(ctx, ['json']);
    const request = parse(MessagesChangeRequest, value);
    ctx.body = (await changeAll(request, sessionOf(ctx).user)) satisfies MessagesChanged;
  });

  router.get(getAdminMessage.path, admin, async (ctx) => {
    ctx.body = (await messageDetail(deps.db, pathId(ctx))) satisfies MessageDetail;
  });

  router.patch(patchAdminMessage.path, admin, async (ctx) => {
    const { value } = await readBody(ctx, ['json']);
    const request = parse(MessageChangeRequest, value);
    const { message } = await change({ id: pathId(ctx), actor: sessionOf(ctx).user, request });
    ctx.body = showMessage(message) satisfies AdminMessage;
  });

  router.post(postAdminReply.path, admin, async (ctx) => {
    const { value } = await readBody(ctx, ['json']);
    const request = parse(ReplyRequest, value);
    const { id } = await reply({ id: pathId(ctx), actor: sessionOf(ctx).user, request });
    ctx.body = (await messageDetail(deps.db, id)) satisfies MessageDetail;
    ctx.status = postAdminReply.status;
  });

  router.post(postAdminMessageErase.path, admin, async (ctx) => {
    const messages = await eraseSender(deps, pathId(ctx), sessionOf(ctx).user);
    ctx.body = { messages } satisfies ErasedSender;
  });

  return router;
}
