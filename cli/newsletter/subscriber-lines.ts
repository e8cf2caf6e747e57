import type { SubscriptionData } from '../../services/contracts/subscriptions';
import { fieldLines } from '../terminal/field-lines';

/** What is held of an address, for reading: the row, then consents and mails in their order. */
export function subscriberLines(data: SubscriptionData): string[] {
  const { email, status, source, topics, created_at, confirmed_at, consents, mails } = data;
  return [
    ...fieldLines([
      ['Address', email],
      ['Status', status],
      ['Topics', topics.join(', ') || '–'],
      ['Came by', source],
      ['Since', created_at],
      ['Confirmed', confirmed_at ?? '–'],
    ]),
    '',
    ...consents.flatMap(({ kind, page, wording_version, wording, ...consent }) => [
      `${consent.created_at}  ${kind} by ${consent.source}${page ? ` on ${page}` : ''}: ${consent.topics.join(', ') || 'nothing'}`,
      `  ${consent.confirmed_at ? `confirmed ${consent.confirmed_at}` : 'never confirmed'}; ${wording_version} “${wording}”`,
    ]),
    '',
    ...mails.map((mail) => `${mail.created_at}  ${mail.status}  ${mail.subject}`),
  ];
}
