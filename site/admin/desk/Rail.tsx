import { type MouseEvent, useEffect, useRef } from 'react';
import { Action } from '../../components/Action/Action';
import { Mark } from '../../components/Brand/Brand';
import type { StaffIconName } from '../../icons/staff-names';
import { isForBrowser } from '../../is-for-browser';
import { shell } from '../../shell/shell';
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

/** From here on a count is rounded: the rail has room for four digits. */
const ROUNDED_FROM = 10_000;
const ROUNDED = new Intl.NumberFormat('en', { notation: 'compact' });

/** How much waits in a part, as a figure and in words; undefined where nothing does. */
function waitingIn({ desk }: AdminTexts, section: Section, { inbox, outbox }: Waiting) {
  const states = {
    inbox: [{ count: inbox?.new ?? 0, name: desk.inbox.statuses.new }],
    outbox: [
      { count: outbox?.waiting ?? 0, name: desk.outbox.statuses.waiting },
      { count: outbox?.parked ?? 0, name: desk.outbox.statuses.parked },
    ],
  };
  if (section !== 'inbox' && section !== 'outbox') return undefined;
  const some = states[section].filter(({ count }) => count > 0);
  if (some.length === 0) return undefined;
  return {
    count: some.reduce((sum, { count }) => sum + count, 0),
    words: some.map(({ count, name }) => `${count.toLocaleString('en')} ${name}`).join(', '),
  };
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
    if (isForBrowser(event)) return;
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
      {SECTIONS.map((section) => {
        const there = waitingIn(texts, section, waiting);
        return (
          <a
            key={section}
            ref={section === current ? here : undefined}
            href={sectionHref(section)}
            className={styles.link}
            aria-current={section === current ? 'page' : undefined}
            aria-description={there?.words}
            onClick={(event) => handleClick(event, section)}
          >
            <StaffIcon name={SIGNS[section]} />
            {texts.desk.sections[section]}
            {there && <b aria-hidden="true">{short(there.count)}</b>}
          </a>
        );
      })}
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

function short(count: number): string {
  return count < ROUNDED_FROM ? count.toLocaleString('en') : ROUNDED.format(count);
}
