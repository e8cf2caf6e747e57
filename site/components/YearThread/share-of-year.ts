/** How much of its year lies before a moment, on the calendar of this device: 0 to under 1. */
export function shareOfYear(moment: Date): number {
  const year = moment.getFullYear();
  const begin = new Date(year, 0).getTime();
  const end = new Date(year + 1, 0).getTime();
  return (moment.getTime() - begin) / (end - begin);
}
