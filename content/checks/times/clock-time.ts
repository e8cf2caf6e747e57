/** The first time of day in a text, as `20:00`: `8:00PM EST`, `8 pm`, `20:00 CAT`; none in a range that halves share. */
export function clockTime(text: string): string | undefined {
  const [found, hour = '', minute = '00', half] =
    /(?<![-–\d])(\d{1,2})(?:[:.](\d{2}))?(?:\s?([ap])\.?m\b)?/i.exec(text) ?? [];
  if (found === undefined || !/\D/.test(found)) return undefined;
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}
