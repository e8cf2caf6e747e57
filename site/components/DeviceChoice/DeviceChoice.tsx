import type { IconName } from '../../icons/names';
import { Icon } from '../Icon/Icon';
import * as styles from './DeviceChoice.module.css';

interface DeviceChoiceProps {
  /** Also the key under which the device keeps it, and the data attribute of `<html>`. */
  name: 'theme' | 'weight';
  legend: string;
  options: { value: string; label: string; icon: IconName }[];
  /** What the visitor has now. Browser only. */
  current(): string;
}

/**
 * One of two looks of the site, kept on this device. `start/keep-choices` does the work, with or
 * without React; without script the system decides and nothing is shown.
 */
export function DeviceChoice({ name, legend, options, current }: DeviceChoiceProps) {
  return (
    <fieldset className={styles.box} data-keeps="">
      <legend>{legend}</legend>
      {options.map(({ value, label, icon }) => (
        <label key={value} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={value}
            className="visually-hidden"
            ref={(input) => {
              if (input) input.checked = current() === value;
            }}
          />
          <Icon name={icon} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
