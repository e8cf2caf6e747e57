import { z } from 'zod';
import { pattern } from './pattern';
import { Text } from './text';
import { Timezone } from './timezone';

const Clock = pattern(
  /^([01]\d|2[0-3]):[0-5]\d$/,
  'is not a time. Write it in quotes as hours:minutes, such as "09:00"',
);

const Days = z.enum(['Mon-Fri', 'Sat', 'Sun']);

const OpenDays = z.strictObject({ days: Days, opens: Clock, closes: Clock, display: Text });
const ClosedDays = z.strictObject({ days: Days, closed: z.literal(true), display: Text });

/** When the office answers, in its own zone. The contact page works out the visitor's time. See `checks/times/office-hours.ts`. */
export const OfficeHours = z.strictObject({
  /** The zone as printed. */
  zoneLabel: Text,
  /** The zone as computed with, an IANA name. */
  timezone: Timezone,
  days: z.array(z.union([OpenDays, ClosedDays])).length(3),
  note: Text,
});
export type OfficeHours = z.infer<typeof OfficeHours>;
