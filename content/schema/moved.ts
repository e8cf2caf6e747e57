import { z } from 'zod';
import { Route } from './parts/address';
import { pattern } from './parts/pattern';

/** An address that was: of a page of ours, or of a site before this one. */
const OldAddress = pattern(
  /^\/(?!api\/)[^\s?#\\]*[^\s?#/\\]$/,
  'is not an old address. Write it with a leading slash, without what follows a ? or #, such as /news/first-night',
);

/** `content/moved.yaml`. */
export const MovedFile = z.strictObject({
  /** Where each old address leads now. An artist's followers and feeds go along. */
  moved: z.record(OldAddress, Route),
});
export type MovedFile = z.infer<typeof MovedFile>;
