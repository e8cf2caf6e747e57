import type { HomeContext } from '../../pages/home/home';
import type { LinkTo } from '../../pages/page';
import { Action, type ActionLook } from '../Action/Action';
import { HeroStrips } from '../HeroStrips/HeroStrips';
import { Icon } from '../Icon/Icon';
import { PlayLatest } from '../PlayLatest/PlayLatest';
import { StripLine } from '../StripLine/StripLine';
import * as styles from './HomeHero.module.css';

/** The tagline, cut in two by the faces; below it what to do first. */
export function HomeHero({ hero }: { hero: HomeContext['hero'] }) {
  const [first, second, ...others] = hero.actions;
  return (
    <section>
      <div className="wrap">
        <h1 className={`display ${styles.line1}`}>
          <span className="visually-hidden">{`${hero.line1} ${hero.line2}`}</span>
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
            {first && <HeroAction {...first} look="default" />}
            {second && <HeroAction {...second} look="outline" />}
            <PlayLatest tracks={hero.latest} />
            {others.map((action) => (
              <HeroAction key={action.label} {...action} look="link" />
            ))}
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

function HeroAction({ label, href, look }: LinkTo & { look: ActionLook }) {
  return (
    <Action href={href} look={look} size="lg">
      {label}
    </Action>
  );
}
