import { travelToHub } from '../../motion/hub-journey';
import type { HubHead as HubHeadData } from '../../pages/hubs';
import { actionClass } from '../Action/Action';
import { Icon } from '../Icon/Icon';
import { Picture } from '../Picture/Picture';
import { Segments } from '../Segments/Segments';
import { StripLine } from '../StripLine/StripLine';
import { LinkAction } from '../SubscribeAction/LinkAction';
import * as styles from './HubHead.module.css';

/** The opening of a hub: Africa's title stands in a column on the art, Global's in a row below it. */
export function HubHead({ head }: { head: HubHeadData }) {
  const isColumn = head.id === 'africa';
  return (
    <>
      <section className={isColumn ? `ink ${styles.column}` : styles.row}>
        <div className={styles.art}>
          <Picture picture={head.picture} sizes="100vw" priority />
        </div>
        <div className={`wrap ${styles.words}`}>
          <div className={styles.notch}>
            <Segments
              label={head.switchLabel}
              views={head.hubs.map(({ id, label, href }) => ({
                label,
                href,
                isCurrent: id === head.id,
                hub: id === head.id ? undefined : id,
              }))}
              onChoose={(event, href) => {
                const hub = head.hubs.find((one) => one.href === href);
                if (hub && hub.id !== head.id) travelToHub(event, hub.id, href);
              }}
            />
          </div>
          <h1 className="display">
            <span className="visually-hidden">{head.title}</span>
            <span aria-hidden="true">
              <StripLine text={head.title} size={isColumn ? 21 : 15} />
            </span>
          </h1>
          <div className={styles.under}>
            <p className="lead">{head.lead}</p>
            <div className={styles.actions}>
              {head.actions.map((link, index) => (
                <LinkAction
                  key={link.label}
                  link={link}
                  className={actionClass(index === 0 ? 'default' : 'outline', 'lg')}
                >
                  {link.label}
                  {index === 0 && <Icon name="arrow-right" />}
                </LinkAction>
              ))}
            </div>
          </div>
        </div>
      </section>
      <section className="wrap" aria-label={head.focus.heading}>
        <div className={styles.focus}>
          {head.focus.cards.map(({ title, text }) => (
            <div key={title}>
              <h2 className="display">{title}</h2>
              <p className="muted">{text}</p>
            </div>
          ))}
        </div>
      </section>
    </>
  );
}
