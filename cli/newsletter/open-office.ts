import type { Content } from '../../content/schema/content';
import type { Deps } from '../../services/deps';
import { StartError } from '../../services/start-error';
import type { CliContext } from '../context';

/** What letters are written with, and the content that they are about. */
export interface CliOffice extends Pick<Deps, 'texts' | 'config' | 'publicUrl' | 'secret' | 'now'> {
  content: Content;
}

/**
 * Opens what the service writes letters with.
 * @throws StartError when mails would go out with links to this machine.
 */
export async function openOffice({ config, contentDir, now }: CliContext): Promise<CliOffice> {
  const { loadContent } = await import('../../content/load');
  const { textsOf } = await import('../../services/texts');
  const { localUrl } = await import('../../services/life/listen');
  const { openSecret } = await import('../../services/life/secret');
  const settings = await config();
  if (settings.mail.smtpUrl !== undefined && settings.publicUrl === undefined) {
    throw new StartError(
      'PUBLIC_URL: is not set, so links in the mails would lead to this machine. Write the site’s origin, such as https://example.org',
    );
  }
  const { content } = await loadContent(contentDir);
  return {
    content,
    texts: textsOf(content),
    config: settings,
    publicUrl: settings.publicUrl ?? localUrl(settings.host, settings.port),
    secret: await openSecret(settings),
    now,
  };
}
