import { useEffect, useState } from 'react';
import { travelToHub } from '../../motion/hub-journey';
import { Action } from '../Action/Action';
import { Chip } from '../Chip/Chip';
import { Icon } from '../Icon/Icon';
import { Picture } from '../Picture/Picture';
import type { PictureData } from '../Picture/picture';
import * as styles from './HubChooser.module.css';
import { currentMarket, type Market } from './market';

/** One of the two ways in. */
export interface HubOption {
  id: Market;
  label: string;
  text: string;
  action: string;
  href: string;
  picture: PictureData;
}

interface HubChooserProps {
  options: HubOption[];
  /** The word on the chosen one. */
  selected: string;
}

/** Two ways in. The choice is kept and shown at once; the journey follows 300 ms later. */
export function HubChooser({ options, selected }: HubChooserProps) {
  const [market, setMarket] = useState<Market | null>(null);
  useEffect(() => setMarket(currentMarket()), []);

  return (
    <div className={styles.pair}>
      {options.map((option) => (
        <Action
          key={option.id}
          href={option.href}
          className={styles.hub}
          data-hub={option.id}
          aria-current={market === option.id ? 'true' : undefined}
          onClick={(event) => {
            travelToHub(event, option.id, option.href);
            setMarket(option.id);
          }}
        >
          <Picture picture={option.picture} sizes="(max-width: 900px) 66vw, 50vw" />
          <span className={styles.notch}>
            {market === option.id && (
              <Chip look="accent">
                <Icon name="check" />
                {selected}
              </Chip>
            )}
            <b className="display">{option.label}</b>
            <span className={styles.text}>{option.text}</span>
            <span className={styles.enter}>
              {option.action}
              <Icon name="arrow-right" />
            </span>
          </span>
        </Action>
      ))}
    </div>
  );
}
