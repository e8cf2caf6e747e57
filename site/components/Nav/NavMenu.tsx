import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { NavGroup } from '../../shell/shell-data';
import { Action } from '../Action/Action';
import { Icon } from '../Icon/Icon';
import { Picture } from '../Picture/Picture';
import * as styles from './NavMenu.module.css';

interface NavMenuProps {
  group: NavGroup;
  isCurrent: boolean;
  pathname: string;
}

/**
 * One group of the navigation. Native `<details>`, so it opens before and without any script; script
 * adds closing by Escape, by a press or the focus elsewhere, by choosing a link and by going to another page.
 */
export function NavMenu({ group, isCurrent, pathname }: NavMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: closed as a page is left; as the first comes it stays
  useEffect(() => {
    function closeOutside({ target }: Event) {
      // what is pressed or in focus is a node
      if (!details.current?.contains(target as Node)) close();
    }
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      close();
    };
  }, [pathname]);

  function close() {
    if (details.current) details.current.open = false;
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !details.current?.open) return;
    close();
    details.current.querySelector('summary')?.focus();
  }

  return (
    <details ref={details} className={styles.menu} name="nav" onKeyDown={closeOnEscape}>
      <summary className={styles.summary} data-current={isCurrent || undefined}>
        {group.title}
        <Icon name="caret-down" size={0.8} />
      </summary>
      <ul className={styles.panel}>
        {group.items.map(({ href, title, lang, description, picture }) => (
          <li key={href}>
            <Action
              href={href}
              className={picture ? styles.pictured : styles.item}
              aria-current={pathname === href ? 'page' : undefined}
              onClick={close}
            >
              {picture && <Picture picture={picture} sizes="52px" alt="" />}
              <span>
                <b lang={lang}>{title}</b> <small>{description}</small>
              </span>
            </Action>
          </li>
        ))}
        <li className={styles.all}>
          <Action href={group.href} className={styles.allLink} onClick={close}>
            {group.title}
            <Icon name="arrow-right" />
          </Action>
        </li>
      </ul>
    </details>
  );
}
