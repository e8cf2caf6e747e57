import { type ReactNode, useEffect } from 'react';
import { ASSISTANT_PAGE, AssistantButton } from '../../assistant/AssistantButton';
import { PlayerPlace } from '../../player/PlayerPlace';
import { PagePath } from '../../shell/page-path';
import { shell } from '../../shell/shell';
import { useWholeLines } from '../../shell/use-whole-lines';
import { useIsLive } from '../../use-is-live';
import { Footer } from '../Footer/Footer';
import { Nav } from '../Nav/Nav';
import { Toasts } from '../Toasts/Toasts';
import * as styles from './Shell.module.css';

interface ShellProps {
  pathname: string;
  children: ReactNode;
}

/** Pages for staff, which bring their own navigation. */
const ALONE = ['/auth', '/admin'];

/** What stands around every page: skip link, navigation, the page's own main, footer. */
export function Shell({ pathname, children }: ShellProps) {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  const isAlone = ALONE.includes(path);
  const isLive = useIsLive();

  useWholeLines(isLive);
  // what was pressed before React listened waits for this
  useEffect(() => {
    if (!isLive || document.documentElement.dataset.live !== undefined) return;
    document.documentElement.dataset.live = '';
    window.dispatchEvent(new Event('live'));
  }, [isLive]);

  return (
    <PagePath value={path}>
      <a className={styles.skip} href="#main">
        {shell.labels.skip}
      </a>
      {!isAlone && <Nav shell={shell} pathname={pathname} />}
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {!isAlone && <Footer shell={shell} />}
      {!isAlone && path !== ASSISTANT_PAGE && <AssistantButton label={shell.labels.assistant} />}
      <PlayerPlace />
      <Toasts label={shell.labels.toasts} dismiss={shell.labels.dismiss} />
    </PagePath>
  );
}
