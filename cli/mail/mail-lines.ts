import { existsSync } from 'node:fs';
import path from 'node:path';
import type { OutboxRow } from '../../db/tables';
import { emlName, mailFolder } from '../../services/outbox/file-transport';
import type { Config } from '../../services/settings/config';
import { fieldLines } from '../terminal/field-lines';

/** A mail for reading: its headers, what became of it, and its text. */
export function mailLines(row: OutboxRow, { dataDir }: Pick<Config, 'dataDir'>): string[] {
  const file = path.join(mailFolder(dataDir), emlName(row));
  const lines = fieldLines([
    ['From', `${row.sender_name} <${row.sender}>`],
    ['To', row.recipient],
    ['Reply-To', row.reply_to && `${row.reply_to_name ?? ''} <${row.reply_to}>`.trim()],
    ['Subject', row.subject],
    ['Queued', row.created_at],
    ['Status', row.status],
    ['Failed', row.attempts > 0 ? `${row.attempts} ${row.attempts === 1 ? 'try' : 'tries'}` : null],
    ['Sent', row.sent_at],
    ['Next try', row.status === 'waiting' ? row.due_at : null],
    ['Last error', row.last_error],
    ['File', existsSync(file) ? file : null],
  ]);
  return [...lines, '', row.text];
}
