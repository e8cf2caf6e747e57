import { Command } from 'commander';
import type { CliContext } from '../context';
import { example } from '../example';
import { inJson } from '../terminal/printable';

/** `mail flush`: what waits goes out now instead of when its turn comes. */
export function flushCommand({ withDb, config, print, now, abortOnStop }: CliContext): Command {
  const command = new Command('flush')
    .description('send what waits now; the service need not run')
    .option('--parked', 'try those again too that were given up')
    .option('--json', 'print how many as JSON')
    .action(async ({ parked, json }: { parked?: true; json?: true }) => {
      const { retryAll } = await import('../../db/outbox/outbox');
      const { mailsInHand } = await import('../../db/outbox/outbox-list');
      const { deliverAll } = await import('../mail/deliver-all');
      const settings = await config();
      const stop = abortOnStop();
      const { sent, failed, inHand } = await withDb(async (db) => {
        await retryAll(db, 'waiting', now().toISOString());
        if (parked) await retryAll(db, 'parked', now().toISOString());
        const round = await deliverAll({ db, config: settings, now }, stop);
        return { ...round, inHand: await mailsInHand(db, now().toISOString()) };
      });
      const in_hand = inHand?.count ?? 0;
      print(json ? inJson({ sent, failed, in_hand }) : `Mails sent: ${sent}.`);
      if (inHand && !json) {
        print(
          `In hand elsewhere: ${in_hand}. The running service has them, or a process that was stopped while it sent: then they are free again after ${inHand.until}.`,
        );
      }
      if (failed > 0) {
        command.error(`Mails not sent: ${failed}. See npx cli mail list --status waiting.`, {
          exitCode: 1,
        });
      }
    });
  return example(command, 'mail flush', 'mail flush --parked --json');
}

/** `mail retry`: one mail that was given up gets all its tries again. */
export function retryCommand({ withDb, print, now }: CliContext): Command {
  const command = new Command('retry')
    .description('make one unsent mail due now; the service or mail flush sends it')
    .argument('<id>', 'as mail list prints it')
    .action(async (id: string) => {
      const { findEmail, retryEmail } = await import('../../db/outbox/outbox');
      const { recordAudit } = await import('../../db/accounts/audit-log');
      const found = await withDb((db) =>
        db.transaction(async (tx) => {
          const isDue = await retryEmail(tx, id, now().toISOString());
          const act = { actor: 'cli', action: 'outbox.retry', subject: id, at: now() } as const;
          if (isDue) await recordAudit(tx, act);
          return isDue ? 'due' : (await findEmail(tx, id))?.status;
        }),
      );
      if (found === 'due') return print(`The mail ${id} is due now.`);
      command.error(WHY_NOT[found ?? 'missing'](id), { exitCode: 1 });
    });
  return example(command, 'mail retry 4f0c1a52-6f1b-4b7e-9c55-2f1d6a1f0c11');
}

/** `mail discard`: a mail that was given up, to an address that does not exist say, is let go of. */
export function discardCommand({ withDb, print, now }: CliContext): Command {
  const command = new Command('discard')
    .description('remove one mail that was given up and shall not go out')
    .argument('<id>', 'as mail list --status parked prints it')
    .action(async (id: string) => {
      const { discardEmail, findEmail } = await import('../../db/outbox/outbox');
      const { recordAudit } = await import('../../db/accounts/audit-log');
      const found = await withDb((db) =>
        db.transaction(async (tx) => {
          const isGone = await discardEmail(tx, id);
          const act = { actor: 'cli', action: 'outbox.discard', subject: id, at: now() } as const;
          if (isGone) await recordAudit(tx, act);
          return isGone ? 'gone' : (await findEmail(tx, id))?.status;
        }),
      );
      if (found === 'gone') return print(`The mail ${id} is gone.`);
      const why = `The mail ${id} was not given up: it is ${found}. See npx cli mail show ${id}.`;
      command.error(found ? why : WHY_NOT.missing(id), { exitCode: 1 });
    });
  return example(command, 'mail discard 4f0c1a52-6f1b-4b7e-9c55-2f1d6a1f0c11');
}

const WHY_NOT = {
  missing: (id: string) => `There is no mail ${id}. See npx cli mail list.`,
  sent: (id: string) => `The mail ${id} went out already. See npx cli mail show ${id}.`,
  waiting: (id: string) => `The mail ${id} is being sent right now. Look again in a moment.`,
  parked: (id: string) => `The mail ${id} is being sent right now. Look again in a moment.`,
};
