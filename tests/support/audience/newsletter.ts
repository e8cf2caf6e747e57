import { listOutbox } from '../../../db/outbox/outbox';
import type { OutboxRow } from '../../../db/tables';
import type { TestApp } from '../app/test-app';

export const ADA = 'ada@example.org';

export type Newsletter = ReturnType<typeof newsletterOf>;

/** The token of the link in the newest mail that has one to that address of the API. */
export function linkTo(
  page: 'confirm' | 'preferences' | 'unsubscribe',
  mails: readonly OutboxRow[],
): string {
  const link = new RegExp(
    `^https://site\\.test/api/subscriptions/${page}\\?token=([\\w-]{43})$`,
    'm',
  );
  const tokens = mails.map(({ text }) => link.exec(text)?.[1]);
  return tokens.find((token) => token !== undefined) ?? '';
}

/** What a visitor does with the newsletter. */
export function newsletterOf(app: TestApp) {
  /** Newest first. */
  const mails = () => listOutbox(app.deps.db, { limit: 100 });
  const signUp = (fields: Record<string, unknown> = {}) =>
    app.post('/api/subscriptions', { email: ADA, source: 'home', ...fields });
  const confirm = (token: string) => app.post('/api/subscriptions/confirm', { token });

  /** Signs up and confirms; resolves with the token of the welcome mail's links. */
  async function activate(fields: Record<string, unknown> = {}) {
    await signUp(fields);
    const [ask] = (await mails()).filter(({ kind }) => kind === 'subscription-confirm');
    await confirm(linkTo('confirm', ask ? [ask] : []));
    return linkTo('preferences', await mails());
  }

  return {
    mails,
    signUp,
    confirm,
    activate,
    erase: async () =>
      app.fetch(`/api/subscriptions/preferences?token=${linkTo('preferences', await mails())}`, {
        method: 'DELETE',
      }),
  };
}
