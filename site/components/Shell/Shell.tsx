import type { ReactNode } from 'react';
import shell from '../../../.cache/site/shell.json';
import type { ShellData } from '../../shell-data';
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
  const data: ShellData = shell;
  return (
    <>
      <a className={styles.skip} href="#main">
        {data.labels.skip}
      </a>
      <Nav shell={data} pathname={pathname} />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer shell={data} />
      <Toasts label={data.labels.toasts} />
    </>
  );
}
