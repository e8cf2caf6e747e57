import type { ProfileTab } from '../../pages/artists/profile-tabs';
import { Chip } from '../Chip/Chip';
import { Credits } from '../Credits/Credits';
import { Prose } from '../Prose/Prose';
import * as styles from './ProfilePanel.module.css';

/** A text of a profile: what is invented in a box that says so, what is so below it. */
export function ProfilePanel({ tab }: { tab: ProfileTab }) {
  const { heading, html, fiction, fact, open, credits, aboutCredits } = tab;
  return (
    <div className={styles.panel}>
      <h2 className="display">{heading}</h2>
      {open && <Chip look="outline">{open}</Chip>}
      {fiction ? (
        <div className={styles.fiction}>
          <p className={styles.sign}>
            <b className="label">{fiction.label}</b> {fiction.note}
          </p>
          <Prose html={html} />
        </div>
      ) : (
        <Prose html={html} />
      )}
      {fact && (
        <div className={styles.fact}>
          <h3 className="label">{fact.label}</h3>
          <Prose html={fact.html} />
        </div>
      )}
      {credits && <Credits credits={credits} about={aboutCredits} />}
    </div>
  );
}
