import { Action } from '../Action/Action';
import { chooseMarket, type Market } from '../HubChooser/market';
import { Icon } from '../Icon/Icon';
import * as styles from './HubSwitch.module.css';

interface HubSwitchProps {
  label: string;
  current: Market;
  hubs: { id: Market; label: string; href: string }[];
}

/** The two hubs as segments. Going to one makes it the visitor's market. */
export function HubSwitch({ label, current, hubs }: HubSwitchProps) {
  return (
    <nav className={styles.segments} aria-label={label}>
      {hubs.map((hub) => (
        <Action
          key={hub.id}
          href={hub.href}
          aria-current={hub.id === current ? 'page' : undefined}
          onClick={() => chooseMarket(hub.id)}
        >
          {hub.id === current && <Icon name="check" />}
          {hub.label}
        </Action>
      ))}
    </nav>
  );
}
