import { z } from 'zod';

/** IANA name, as the time zone database spells it. */
export const Timezone = z.string().refine(isTimezone, {
  error: 'is not a time zone. Write a name such as Africa/Windhoek or America/New_York',
  params: { choices: Intl.supportedValuesOf('timeZone') },
});

function isTimezone(name: string): boolean {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    // calendars of visitors know the name by its capitals alone; an older name of a zone is not given back
    const isMiswritten =
      /(?:^|\/)[a-z]/.test(name) ||
      (timeZone !== name && timeZone.toLowerCase() === name.toLowerCase());
    return (name.includes('/') || name === 'UTC') && !isMiswritten;
  } catch {
    return false;
  }
}
