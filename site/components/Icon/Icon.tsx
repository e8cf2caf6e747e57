import sprite from '!!file-loader?name=static/[name]-[contenthash:8].[ext]!../../icons/icons.svg';
import type { IconName } from '../../icons/names';
import * as styles from './Icon.module.css';

interface IconProps {
  name: IconName;
  /** Side in em; 1.25 sits well in a line of text. */
  size?: number;
}

/** A decorative sign. Words beside it carry the meaning, so readers skip it. */
export function Icon({ name, size = 1.25 }: IconProps) {
  return (
    <svg
      className={styles.icon}
      style={{ width: `${size}em`, height: `${size}em` }}
      aria-hidden="true"
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
