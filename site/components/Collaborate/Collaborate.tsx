import type { CollaborateData } from '../../pages/about/about';
import { Action } from '../Action/Action';
import { Icon } from '../Icon/Icon';
import { NotchBand } from '../NotchBand/NotchBand';
import { StripLine } from '../StripLine/StripLine';
import * as styles from './Collaborate.module.css';

/** The call that closes the pages about the company. */
export function Collaborate({ call }: { call: CollaborateData }) {
  return (
    <NotchBand art={call.art}>
      <h2 className="display">
        <span className="visually-hidden">{call.heading}</span>
        <span aria-hidden="true">
          <StripLine text={call.heading} size={13} />
        </span>
      </h2>
      <p className="lead">{call.text}</p>
      <div className={styles.actions}>
        {call.actions.map(({ label, href }, index) => (
          <Action key={label} href={href} look={index === 0 ? 'default' : 'outline'} size="lg">
            {label}
            {index === 0 && <Icon name="arrow-right" />}
          </Action>
        ))}
      </div>
    </NotchBand>
  );
}
