import { useEffect, useState } from 'react';
import type { ShellData } from '../../shell-data';
import { Icon } from '../Icon/Icon';
import * as styles from './ThemeSwitch.module.css';
import { chooseTheme, currentTheme, type Theme } from './theme';

/** Dark or light. Follows the system until the visitor chooses; without script the system decides. */
export function ThemeSwitch({ labels }: { labels: ShellData['labels'] }) {
  const [theme, setTheme] = useState<Theme | null>(null);
  useEffect(() => setTheme(currentTheme()), []);
  if (theme === null) return <div className={styles.box} />;

  const options: [Theme, string, 'moon' | 'sun'][] = [
    ['dark', labels.dark, 'moon'],
    ['light', labels.light, 'sun'],
  ];
  return (
    <fieldset className={styles.box}>
      <legend>{labels.theme}</legend>
      {options.map(([value, label, icon]) => (
        <label key={value} className={styles.option}>
          <input
            type="radio"
            name="theme"
            className="visually-hidden"
            checked={theme === value}
            onChange={() => {
              chooseTheme(value);
              setTheme(value);
            }}
          />
          <Icon name={icon} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
