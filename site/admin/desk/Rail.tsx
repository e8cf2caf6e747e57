import type { MouseEvent } from 'react';
import { Action } from '../../components/Action/Action';
import { Mark } from '../../components/Brand/Brand';
import type { StaffIconName } from '../../icons/staff-names';
import { shell } from '../../shell';
import { StaffIcon } from '../StaffIcon';
import { SECTIONS, type Section, sectionHref } from '../use-section';
import * as styles from './Rail.module.css';
import type { AdminTexts } from './texts';

const SIGNS: Record<Section, StaffIconName> = {
  analytics: 'chart-bar',
  inbox: 'tray',
  subscribers: 'users-three',
  follows: 'heart',
  outbox: 'envelope-simple',
  questions: 'seal-question',
  audit: 'list-magnifying-glass',
};

interface RailProps {
  texts: AdminTexts;
  current: Section;
  email: string;
  onOpen: (section: Section) => void;
  onSignOut: () => void;
}

/** The parts of the admin area, and who is in it. */
export function Rail({ texts, current, email, onOpen, onSignOut }: RailProps) {
  function handleClick(event: MouseEvent, section: Section) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(section);
  }

  return (
    <nav className={styles.rail} aria-label={texts.desk.area}>
      <Action
        href="/"
        className={styles.brand}
        aria-label={`${shell.brand.name}, ${shell.labels.home}`}
      >
        <Mark />
      </Action>
      {SECTIONS.map((section) => (
        <a
          key={section}
          href={sectionHref(section)}
          className={styles.link}
          aria-current={section === current ? 'page' : undefined}
          onClick={(event) => handleClick(event, section)}
        >
          <StaffIcon name={SIGNS[section]} />
          {texts.desk.sections[section]}
        </a>
      ))}
      <div className={styles.person}>
        <span className="caption">{email}</span>
        <button type="button" onClick={onSignOut}>
          <StaffIcon name="sign-out" />
          {texts.signOut}
        </button>
      </div>
    </nav>
  );
}
