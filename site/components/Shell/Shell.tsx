import type { ReactNode } from 'react';
import { shell } from '../../shell';
import { Footer } from '../Footer/Footer';
import { Nav } from '../Nav/Nav';
import { Toasts } from '../Toasts/Toasts';
import * as styles from './Shell.module.css';

interface ShellProps {
  pathname: string;
  children: ReactNode;
}

/** What stands around every page: skip link, navigation, the page's own main, footer. */
export function Shell({ pathname, children }: ShellProps) {
  return (
    <>
      <a className={styles.skip} href="#main">
        {shell.labels.skip}
      </a>
      <Nav shell={shell} pathname={pathname} />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer shell={shell} />
      <Toasts label={shell.labels.toasts} />
    </>
  );
}
