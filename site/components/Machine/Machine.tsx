import type { HomeContext } from '../../pages/home/home';
import { Action } from '../Action/Action';
import { Icon } from '../Icon/Icon';
import { InfoDialog } from '../InfoDialog/InfoDialog';
import { StripLine } from '../StripLine/StripLine';
import * as styles from './Machine.module.css';

interface MachineProps {
  machine: HomeContext['machine'];
  labels: HomeContext['labels'];
}

/** “Music + Machine Learning”: three numbered steps and three promises with their dialogs. */
export function Machine({ machine, labels }: MachineProps) {
  return (
    <section className="section raised">
      <div className="wrap">
        <h2 className={`display ${styles.machine}`}>
          <span className="visually-hidden">{machine.heading}</span>
          <span aria-hidden="true">
            {machine.headingLines.map((line, index) => (
              <StripLine key={line} text={line} size={index === 0 ? 13.5 : 6.6} />
            ))}
          </span>
        </h2>
        <ol className={styles.steps}>
          {machine.steps.map(({ title, text }, index) => (
            <li key={title}>
              <span className={`display ${styles.number}`} aria-hidden="true">
                {index + 1}
              </span>
              <h3 className="display">{title}</h3>
              <p className="muted">{text}</p>
            </li>
          ))}
        </ol>
        <div className={styles.promises}>
          {machine.cards.map((card) => (
            <InfoDialog
              key={card.id}
              id={card.id}
              title={card.title}
              parts={card.parts}
              done={labels.gotIt}
              close={labels.close}
              footer={
                card.link && (
                  <Action href={card.link.href} look="link">
                    {card.link.label}
                  </Action>
                )
              }
              {...(card.picture && { picture: card.picture })}
            >
              <Icon name={card.icon} />
              <span>
                <b>{card.title}</b>
                <small>{card.teaser}</small>
              </span>
              <Icon name="plus" />
            </InfoDialog>
          ))}
        </div>
        <Action href={machine.link.href} look="link">
          {machine.link.label}
          <Icon name="arrow-right" />
        </Action>
      </div>
    </section>
  );
}
