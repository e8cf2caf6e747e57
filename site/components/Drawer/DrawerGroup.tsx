import type { NavGroup } from '../../shell/shell-data';
import { Action } from '../Action/Action';
import { Icon } from '../Icon/Icon';
import { Picture } from '../Picture/Picture';
import * as styles from './Drawer.module.css';

interface DrawerGroupProps {
  group: NavGroup;
  isOpen: boolean;
  /** Words of the link to the group's own page. */
  showAll: string;
  pathname: string;
  onChoose(): void;
}

/** One group of the navigation in the drawer; opening one folds the others. */
export function DrawerGroup({ group, isOpen, showAll, pathname, onChoose }: DrawerGroupProps) {
  return (
    <details className={styles.group} open={isOpen} name="drawer">
      <summary>
        {group.title}
        <Icon name="caret-down" size={1} />
      </summary>
      <ul>
        {group.items.map(({ href, title, lang, picture }) => (
          <li key={href}>
            <Action
              href={href}
              className={styles.item}
              lang={lang}
              aria-current={pathname === href ? 'page' : undefined}
              onClick={onChoose}
            >
              {picture && <Picture picture={picture} sizes="40px" alt="" />}
              {title}
            </Action>
          </li>
        ))}
        <li>
          <Action href={group.href} className={styles.item} onClick={onChoose}>
            {showAll}
            <Icon name="arrow-right" size={1} />
          </Action>
        </li>
      </ul>
    </details>
  );
}
