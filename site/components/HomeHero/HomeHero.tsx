import type { HomeContext } from '../../pages/home';
import { Action } from '../Action/Action';
import { HeroStrips } from '../HeroStrips/HeroStrips';
import { Icon } from '../Icon/Icon';
import { PlayLatest } from '../PlayLatest/PlayLatest';
import { StripLine } from '../StripLine/StripLine';
import * as styles from './HomeHero.module.css';

/** The tagline, cut in two by the faces; below it what to do first. */
export function HomeHero({ hero }: { hero: HomeContext['hero'] }) {
  return (
    <section>
      <div className="wrap">
        <h1 className={`display ${styles.line1}`}>
          <span className="visually-hidden">
            {hero.line1} {hero.line2}
          </span>
          <span aria-hidden="true">
            <StripLine text={hero.line1} size={9.3} only="wide" />
            {hero.line1.split(' ').map((word) => (
              <StripLine key={word} text={word} size={16.5} only="narrow" />
            ))}
          </span>
        </h1>
      </div>
      <HeroStrips strips={hero.strips} />
      <div className="wrap">
        <div className="display" aria-hidden="true">
          <StripLine text={hero.line2} size={10} />
        </div>
        <div className={styles.under}>
          <div className={styles.actions}>
            {hero.actions.map(({ label, href }, index) => (
              <Action key={label} href={href} look={index === 0 ? 'default' : 'outline'} size="lg">
                {label}
              </Action>
            ))}
            <PlayLatest tracks={hero.latest} />
          </div>
          <div className={styles.lead}>
            <Action href={hero.badge.href} className={styles.badge}>
              <Icon name="sparkle" />
              {hero.badge.label}
              <Icon name="arrow-right" />
            </Action>
            <p className={`lead ${styles.forGlobal}`}>{hero.lead.global}</p>
            <p className={`lead ${styles.forAfrica}`}>{hero.lead.africa}</p>
          </div>
        </div>
      </div>
    </section>
  );
}
