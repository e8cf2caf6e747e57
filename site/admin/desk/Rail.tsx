import { type MouseEvent, useEffect, useRef } from 'react';
import { Action } from '../../components/Action/Action';
import { Mark } from '../../components/Brand/Brand';
import type { StaffIconName } from '../../icons/staff-names';
import { shell } from '../../shell';
import { StaffIcon } from '../StaffIcon';
import { SECTIONS, type Section, sectionHref } from '../use-section';
import * as styles from './Rail.module.css';
import type { AdminTexts } from './texts';
import type { Waiting } from './use-waiting';

const SIGNS: Record<Section, StaffIconName> = {
  analytics: 'chart-bar',
  inbox: 'tray',
  subscribers: 'users-three',
  follows: 'heart',
  outbox: 'envelope-simple',
  questions: 'seal-question',
  audit: 'list-magnifying-glass',
};

/** What waits in a part, in words. */
function waitingWords({ desk }: AdminTexts, section: Section): string {
  return section === 'outbox' ? desk.outbox.statuses.parked : desk.inbox.statuses.new;
}

interface RailProps {
  texts: AdminTexts;
  current: Section;
  waiting: Waiting;
  email: string;
  onOpen: (section: Section) => void;
  onSignOut: () => void;
}

/** The parts of the admin area, and who is in it. */
export function Rail({ texts, current, waiting, email, onOpen, onSignOut }: RailProps) {
  const here = useRef<HTMLAnchorElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: on a phone the rail scrolls, and says where one is
  useEffect(() => {
    // Newer browsers answer a promise, which React would take for what ends the effect.
    here.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);

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
          ref={section === current ? here : undefined}
          href={sectionHref(section)}
          className={styles.link}
          aria-current={section === current ? 'page' : undefined}
          aria-description={
            waiting[section] ? `${waiting[section]} ${waitingWords(texts, section)}` : undefined
          }
          onClick={(event) => handleClick(event, section)}
        >
          <StaffIcon name={SIGNS[section]} />
          {texts.desk.sections[section]}
          {waiting[section] ? <b aria-hidden="true">{waiting[section]}</b> : null}
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
