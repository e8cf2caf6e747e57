import { z } from 'zod';

/** IANA name, as the time zone database spells it. */
export const Timezone = z.string().refine(isTimezone, {
  error: 'is not a time zone. Write a name such as Africa/Windhoek or America/New_York',
  params: { choices: Intl.supportedValuesOf('timeZone') },
});

function isTimezone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return name.includes('/') || name === 'UTC';
  } catch {
    return false;
  }
}
