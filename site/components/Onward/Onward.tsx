import type { OnwardData } from '../../pages/parts/onward';
import { Action } from '../Action/Action';
import { Icon } from '../Icon/Icon';
import { PortraitRow } from '../PortraitRow/PortraitRow';
import { SectionHead } from '../SectionHead/SectionHead';
import { Threads } from '../Threads/Threads';
import * as styles from './Onward.module.css';

/** Below the result of a form: the artists, and where to hear and read on. Nobody is left at an end. */
export function Onward({ heading, lead, links, portraits }: OnwardData) {
  return (
    <>
      <Threads artists={portraits.map(({ id }) => id)} />
      <section className="section raised">
        <div className="wrap">
          <SectionHead title={heading} lead={lead} size="medium">
            <span className={styles.links}>
              {links.map(({ label, href }) => (
                <Action key={href} href={href} look="link">
                  {label}
                  <Icon name="arrow-right" />
                </Action>
              ))}
            </span>
          </SectionHead>
          <PortraitRow portraits={portraits} />
        </div>
      </section>
    </>
  );
}
