/** How much of its year lies before a moment, on the calendar of this device: 0 to under 1. */
export function shareOfYear(moment: Date): number {
  const year = moment.getFullYear();
  const begin = new Date(year, 0).getTime();
  const end = new Date(year + 1, 0).getTime();
  return (moment.getTime() - begin) / (end - begin);
}

/** The moments that lie in a year on the calendar of this device; one for events that begin together. */
export function momentsOf(moments: string[], year: number | undefined): Date[] {
  return [...new Set(moments)]
    .map((moment) => new Date(moment))
    .filter((moment) => moment.getFullYear() === year);
}
