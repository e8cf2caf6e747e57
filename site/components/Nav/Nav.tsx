import type { ShellData } from '../../shell/shell-data';
import { Action } from '../Action/Action';
import { Brand } from '../Brand/Brand';
import { Drawer } from '../Drawer/Drawer';
import { Icon } from '../Icon/Icon';
import * as styles from './Nav.module.css';
import { NavMenu } from './NavMenu';

interface NavProps {
  shell: ShellData;
  pathname: string;
}

/** The bar at the top of every page: groups that open on wide screens, the drawer on narrow ones. */
export function Nav({ shell, pathname }: NavProps) {
  const isHere = (href: string) => pathname === href || pathname.startsWith(`${href}/`);
  return (
    <header className={styles.bar}>
      <div className={`wrap ${styles.row}`}>
        <Action
          href="/"
          className={styles.brand}
          aria-label={`${shell.brand.name}, ${shell.labels.home}`}
        >
          <Brand wordmark={shell.brand.wordmark} />
        </Action>
        <nav className={styles.wide} aria-label={shell.labels.main}>
          <ul>
            {shell.groups.map((group) => (
              <li key={group.href}>
                <NavMenu group={group} isCurrent={isHere(group.href)} pathname={pathname} />
              </li>
            ))}
            {shell.single.map(({ href, title }) => (
              <li key={href}>
                <Action
                  href={href}
                  className={styles.single}
                  aria-current={pathname === href ? 'page' : undefined}
                >
                  {title}
                </Action>
              </li>
            ))}
          </ul>
          <Action href={shell.listenNow.href} look="default" size="sm">
            <Icon name="play" />
            {shell.listenNow.title}
          </Action>
        </nav>
        <Drawer shell={shell} pathname={pathname} />
      </div>
    </header>
  );
}
