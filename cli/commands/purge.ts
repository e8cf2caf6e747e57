import { Command } from 'commander';
import { DAY_MS } from '../../services/contracts/limits/durations';
import type { CliContext } from '../context';
import { example } from '../example';
import { wholeNumber } from '../options';
import { inJson } from '../terminal/printable';

const DAYS_MAX = 36_500;

interface Asked {
  olderThan: number;
  messages?: true;
  json?: true;
}

/** `purge`: forgets what is older than it needs to be. */
export function purgeCommand({ config, withDb, print, now }: CliContext): Command {
  const command = new Command('purge')
    .description(
      'remove page views, sent mails and files of mails that are old, and what the privacy page says is gone by now; the sums of page views stay',
    )
    .requiredOption(
      '--older-than <days>',
      'what was stored before so many days',
      wholeNumber(1, DAYS_MAX),
    )
    .option('--messages', 'also everybody’s messages with whom nothing was exchanged since')
    .option('--json', 'print what was removed as JSON')
    .action(async ({ olderThan, messages: isMessages, json }: Asked) => {
      const at = now();
      const before = new Date(at.getTime() - olderThan * DAY_MS);
      const { purgeViews } = await import('../../services/analytics/purge-views');
      const { sweepSubscriptions } = await import('../../services/subscriptions/sweep');
      const { hasSynthetic } = await import('../../db/analytics/read/views');
      const { inGroups } = await import('../../db/in-groups');
      const { deleteSent } = await import('../../db/outbox/outbox-list');
      const { deleteMailFiles } = await import('../../services/outbox/file-transport');
      const { sweepContact } = await import('../../services/contact/sweep');
      const { eraseOldMessages } = await import('../messages/erase-old-messages');
      const { progressBar } = await import('../terminal/progress-bar');

      const { dataDir } = await config();
      const [removed, isDemoLeft] = await withDb(async (db) => {
        const progress = progressBar(process.stderr, { unit: 'views' });
        const views = await purgeViews(db, before.getTime(), { onViews: progress.show });
        progress.end();
        const removed = {
          views,
          mails: await inGroups(() => deleteSent(db, before.toISOString())),
          ...(isMessages && { messages: await eraseOldMessages(db, before, at) }),
          contact: await inGroups(() => db.transaction((tx) => sweepContact(tx, at))),
          subscriptions: await db.transaction((tx) => sweepSubscriptions(tx, at)),
          // last: a folder that cannot be read ends the command
          mailFiles: await deleteMailFiles(dataDir, before),
        };
        return [removed, await hasSynthetic(db, 0, before.getTime())] as const;
      });
      if (json) return print(inJson(removed, 2));
      print(`Page views removed: ${removed.views}. Their sums are kept.`);
      if (isDemoLeft) print('Made-up page views stay: npx cli seed --demo-remove takes them out.');
      print(
        `Sent mails removed: ${removed.mails}, files of mails: ${removed.mailFiles}. Old spam messages and request keys: ${removed.contact}.`,
      );
      if (isMessages) print(`Messages removed, with their replies and mails: ${removed.messages}.`);
      print(`Sign-ups removed that nobody confirmed: ${removed.subscriptions}.`);
    });
  return example(command, 'purge --older-than 180', 'purge --older-than 730 --messages');
}
