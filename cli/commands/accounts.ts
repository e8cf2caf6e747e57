import { randomUUID } from 'node:crypto';
import { Command } from 'commander';
import type { Config } from '../../services/settings/config';
import type { CliContext } from '../context';
import { example } from '../example';
import { emailAddress } from '../options';

/** `create-user`: an account that may sign in at once. */
export function createUserCommand({ config, withDb, print, now }: CliContext): Command {
  const command = new Command('create-user')
    .description('make an account that can sign in; asks for its password, or reads it from a pipe')
    .argument('<email>', 'address of the account', emailAddress)
    .action(async (email: string) => {
      const { createAccount } = await import('../accounts');
      const password_hash = await askForHash(command, await config());
      const account = { id: randomUUID(), email, password_hash };
      if (!(await withDb((db) => createAccount(db, account, now())))) {
        return command.error(
          `${email} has an account. For a new password: npx cli set-password ${email}.`,
          { exitCode: 1 },
        );
      }
      print(`${email} can sign in. To make it an administrator: npx cli grant-admin ${email}`);
    });
  return example(command, 'create-user ada@example.org', 'create-user ada@example.org < password');
}

/** `set-password`: for whom no mail reaches that would lead to a new one. */
export function setPasswordCommand({ config, withDb, print, now }: CliContext): Command {
  const command = new Command('set-password')
    .description(
      'give an account a new password and end its sessions, for when no mail can; asks for it, or reads it from a pipe',
    )
    .argument('<email>', 'address of the account', emailAddress)
    .action(async (email: string) => {
      const { setPassword } = await import('../accounts');
      const { findUserByEmail } = await import('../../db/accounts/users');
      const { loginKeys } = await import('../../services/auth/slow-down');
      const { openSecret } = await import('../../services/life/secret');
      const settings = await config();
      // looked at first, so that nobody thinks of a password in vain
      const isThere = await withDb((db) => findUserByEmail(db, email));
      const password_hash = isThere && (await askForHash(command, settings));
      const account = { email, password_hash };
      const { far } = loginKeys(await openSecret(settings), email, '');
      if (await withDb((db) => setPassword(db, account, far, now()))) {
        return print(`${email} has a new password, and is signed out everywhere.`);
      }
      command.error(`${noAccount(email)} Make one with npx cli create-user ${email}.`, {
        exitCode: 1,
      });
    });
  return example(
    command,
    'set-password ada@example.org',
    'set-password ada@example.org < password',
  );
}

/** `grant-admin`: makes an account an administrator. */
export function grantAdminCommand({ withDb, print, now }: CliContext): Command {
  const command = new Command('grant-admin')
    .description('make an account an administrator')
    .argument('<email>', 'address of the account', emailAddress)
    .action(async (email: string) => {
      const { grantAdmin } = await import('../accounts');
      switch (await withDb((db) => grantAdmin(db, email, now()))) {
        case 'no account':
          return command.error(`${noAccount(email)} Make one with npx cli create-user ${email}.`, {
            exitCode: 1,
          });
        case 'had it':
          return print(`${email} is an administrator already.`);
        case 'not confirmed':
          return print(`${email} is an administrator once the address is confirmed.`);
        default:
          print(`${email} is an administrator from now on.`);
      }
    });
  return example(command, 'grant-admin ada@example.org');
}

/** `revoke-admin`: takes it back, at once and for every open session. */
export function revokeAdminCommand({ config, withDb, print, now }: CliContext): Command {
  const command = new Command('revoke-admin')
    .description('take the rights of an administrator from an account, at once')
    .argument('<email>', 'address of the account', emailAddress)
    .action(async (email: string) => {
      const { takeAdmin } = await import('../accounts');
      const revocation = await withDb((db) => takeAdmin(db, email, now()));
      if (revocation === 'no account') {
        return command.error(`${noAccount(email)} Check how it is written.`, { exitCode: 1 });
      }
      if (revocation === 'had none') return print(`${email} is no administrator.`);
      print(`${email} is an administrator no longer.`);
      if (revocation === 'was the last') {
        print('Nobody is one now: npx cli grant-admin EMAIL makes another account one.');
      }
      if ((await config()).supportEmail !== email) return;
      print('It is the SUPPORT_EMAIL, which may grant itself again: change that setting too.');
    });
  return example(command, 'revoke-admin ada@example.org');
}

/** The hash of a password that is typed or piped in; one that will not do ends the command. */
async function askForHash(command: Command, { bcryptCost }: Config): Promise<string> {
  const { NewPassword } = await import('../../services/contracts/auth');
  const { createPasswords } = await import('../../services/auth/passwords');
  const { readPassword } = await import('../terminal/read-password');

  const typed = await readPassword(process.stdin, (text) => process.stderr.write(text));
  const password = NewPassword.safeParse(typed);
  if (password.success) return createPasswords(bcryptCost).hash(password.data);
  return command.error(password.error.issues[0]?.message ?? '', { exitCode: 1 });
}

function noAccount(email: string): string {
  return `There is no account for ${email}.`;
}
