import sprite from '!!file-loader?name=static/[name]-[contenthash:8].[ext]!../icons/staff-icons.svg';
import type { StaffIconName } from '../icons/staff-names';

/** A decorative sign of the admin area, 1.25 em. Words beside it carry the meaning. */
export function StaffIcon({ name }: { name: StaffIconName }) {
  return (
    <svg width="1.25em" height="1.25em" fill="currentColor" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
