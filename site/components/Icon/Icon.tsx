import sprite from '!!file-loader?name=static/[name]-[contenthash:8].[ext]!../../icons/icons.svg';
import more from '!!file-loader?name=static/[name]-[contenthash:8].[ext]!../../icons/more-icons.svg';
import type { CSSProperties } from 'react';
import { ICON_NAMES, type IconName } from '../../icons/names';
import * as styles from './Icon.module.css';

const COMMON = new Set<string>(ICON_NAMES);

interface IconProps {
  name: IconName;
  /** Side in em; without it 1.25, which sits well in a line of text. */
  size?: number;
}

/** A decorative sign. Words beside it carry the meaning, so readers skip it. */
export function Icon({ name, size }: IconProps) {
  return (
    <svg
      className={styles.icon}
      style={size ? ({ '--side': `${size}em` } as CSSProperties) : undefined}
      aria-hidden="true"
    >
      <use href={`${COMMON.has(name) ? sprite : more}#${name}`} />
    </svg>
  );
}
