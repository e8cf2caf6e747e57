import { z } from 'zod';
import { Action } from './parts/action';
import { Id, noSuchDay } from './parts/address';
import { HubId } from './parts/names';
import { pattern } from './parts/pattern';
import { Confirm, maybe, Summary, Text, Title } from './parts/text';
import { Timezone } from './parts/timezone';

const NO_LOCAL_TIME = 'is not a local time. Write it in quotes, such as "2026-03-14T20:00"';
/** In some zone that year begins or ends as one of three digits or five, which calendar files cannot say. */
const NO_CALENDAR = 'lies in a year that calendars cannot keep. Write one from 1000 to 9998';
/** Time on the clocks of the event's zone, such as `"2026-03-14T20:00"`, without an offset. */
export const LocalTime = z.iso
  .datetime({
    local: true,
    precision: -1,
    error: ({ input }) => noSuchDay(input) ?? NO_LOCAL_TIME,
    abort: true,
  })
  .refine((time) => !time.endsWith('Z'), { error: NO_LOCAL_TIME })
  .refine((time) => !/^(?:0|9999)/.test(time), { error: NO_CALENDAR });

/** One file of `content/events/`. Whether it is past is decided when somebody looks at it. */
export const HappeningFile = z.strictObject({
  title: Title,
  startsAt: LocalTime,
  endsAt: maybe(LocalTime),
  /** IANA name. `America/New_York` for what was announced as EST. */
  timezone: Timezone,
  /** The time as it was announced, letter for letter. */
  timeDisplay: Title,
  mode: maybe(z.enum(['online', 'onsite', 'hybrid'])),
  place: Summary,
  artists: z.array(Id).default([]),
  hubs: z.array(HubId).min(1),
  status: z.enum(['scheduled', 'cancelled']),
  /** For cards. */
  summary: Summary,
  description: Text,
  actions: z.strictObject({
    /** While it is still to come. */
    upcoming: z.array(Action),
    /** Once it is over. */
    past: z.array(Action),
  }),
  /** The story about it, if there is one. */
  story: maybe(Id),
  /** Identifies the entry in visitors' calendars. Never change it once published. */
  uid: pattern(
    /^[^\s@]+@[^\s@]+$/,
    'is not a calendar id. Write it like an address, such as panel-2026@example.com',
  ),
  confirm: Confirm,
});
export type HappeningFile = z.infer<typeof HappeningFile>;
