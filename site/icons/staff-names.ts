/** Every symbol of staff-icons.svg, which only the admin area loads. A test holds the two together. */
export const STAFF_ICON_NAMES = [
  'arrow-bend-up-left',
  'arrow-down-right',
  'arrow-left',
  'arrow-up-right',
  'arrows-clockwise',
  'chart-bar',
  'check',
  'check-circle',
  'clock',
  'download-simple',
  'envelope-simple',
  'eye',
  'eye-slash',
  'heart',
  'list-magnifying-glass',
  'magnifying-glass',
  'note-pencil',
  'paper-plane-tilt',
  'prohibit',
  'seal-question',
  'shield-plus',
  'sign-out',
  'timer',
  'tray',
  'users-three',
  'warning-circle',
  'x',
] as const;

/** The name of a sign of the admin area. */
export type StaffIconName = (typeof STAFF_ICON_NAMES)[number];
