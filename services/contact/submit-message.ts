import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/connect';
import { insertContactMessage, type NewMessage } from '../../db/contact/contact-messages';
import { takeReceipt } from '../../db/contact/receipt-traces';
import { keepAnswer } from '../../db/idempotency-keys';
import { instantBefore } from '../../db/instant';
import { enqueueEmail } from '../../db/outbox/outbox';
import { storeEach } from '../../db/writes/writer';
import { ContactReceipt, type ContactRequest } from '../contracts/contact';
import type { InquiryType } from '../contracts/limits/contact';
import { DAY_MS } from '../contracts/limits/durations';
import { SPAM_TRAP } from '../contracts/limits/spam-trap';
import type { Deps } from '../deps';
import { keyReused, takeOnce } from '../http/request/take-once';
import { mayWriteTo } from '../outbox/mailbox-limit';
import { judgeMessage } from './judge-message';
import { senderReceipt, teamNotice } from './letters';
import { newReference } from './reference';
import { replyDueAt } from './reply-due';

const SCOPE = 'POST /api/contact';
const REFERENCE_TRIES = 5;

/** A message as it arrived. */
export interface Submission {
  request: ContactRequest;
  /** Of the `Idempotency-Key` header. */
  key: string | undefined;
}

type Submit = (submission: Submission) => Promise<ContactReceipt>;

/** What is answered, and where the message was put; not where it had been taken before. */
interface Stored {
  receipt: ContactReceipt;
  status?: NewMessage['status'];
}

/**
 * Keeps a visitor's message and queues its mails, the notice to the team and a receipt to the
 * sender: all or nothing, answered once committed. With a key, the same request again within 14
 * days gets the same answer. What looks like spam is kept and answered alike, but nothing is mailed.
 * @throws AppError `idempotency_key_reused` when the key came with another request.
 */
export function messageSubmitter(deps: Deps): Submit {
  const writer = storeEach((tx, submission: Submission) => store(deps, tx, submission));

  return async (submission) => {
    const stored = await deps.writes.write(writer, submission);
    if (!stored) throw keyReused('message');
    const { receipt, status } = stored;
    if (status) deps.meters.messages.inc({ status });
    deps.wakeOutbox();
    return receipt;
  };
}

/** Undefined when the key came with another request; thrown, it would undo the others' group. */
async function store(
  deps: Deps,
  tx: Db,
  { request, key }: Submission,
): Promise<Stored | undefined> {
  const now = deps.now();

  if (key !== undefined) {
    // A form that is sent again may have fetched another token meanwhile.
    const same = { ...request, [SPAM_TRAP.tokenField]: '' };
    const taking = await takeOnce(deps, tx, { scope: SCOPE, key, request: same });
    if (taking === 'reused') return undefined;
    if (taking !== 'first') return { receipt: ContactReceipt.parse(JSON.parse(taking.answer)) };
  }

  const message = await insert(deps, tx, request, now);
  if (message.status === 'new') {
    // one a day for an address: the form must not become a way to fill somebody else's mailbox
    const isFirst = await takeReceipt(tx, message, instantBefore(now, DAY_MS));
    const mayWrite = isFirst && (await mayWriteTo(deps, tx, message.email));
    const receipt = mayWrite ? senderReceipt(deps, message) : undefined;
    await enqueueEmail(tx, teamNotice(deps, message, receipt), message.created_at);
    if (receipt) await enqueueEmail(tx, receipt, message.created_at);
  }

  const receipt = { id: message.id, reference: message.reference };
  if (key !== undefined) await keepAnswer(tx, { scope: SCOPE, key }, JSON.stringify(receipt));
  return { receipt, status: message.status };
}

async function insert(deps: Deps, tx: Db, request: ContactRequest, now: Date) {
  const { isSpam, score, reasons } = await judgeMessage(deps, tx, request, now);
  for (let tries = 0; tries < REFERENCE_TRIES; tries += 1) {
    const message: NewMessage & { inquiry_type: InquiryType } = {
      id: randomUUID(),
      reference: newReference(),
      name: request.name,
      email: request.email,
      inquiry_type: request.inquiryType,
      message: request.message,
      about: request.about || null,
      page: request.page ?? null,
      status: isSpam ? 'spam' : 'new',
      created_at: now.toISOString(),
      due_at: replyDueAt(now, deps.texts.officeZone).toISOString(),
      spam_score: score,
      spam_reasons: reasons.join(),
    };
    if (await insertContactMessage(tx, message)) return message;
  }
  throw new Error('No free reference was found');
}
