import { z } from 'zod';
import { Action } from '../parts/action';
import { Day } from '../parts/address';
import { draftPage } from '../parts/page-head';
import { maybe, Text } from '../parts/text';

/** A page of headed sections, shown as a draft while it has a `draft` line. */
export const TextPage = z.strictObject(draftPage);
export type TextPage = z.infer<typeof TextPage>;

/** `content/texts/`: a page that an editor adds. Its address is the name of its file: `/house-rules`. */
export const OwnPage = TextPage.omit({ route: true });
export type OwnPage = z.infer<typeof OwnPage>;

/** A legal page that names its version. */
export const VersionedPage = z.strictObject({
  ...draftPage,
  version: Text,
  /** The day from which it applies; `null` while it is a draft. */
  effective: maybe(Day),
});
export type VersionedPage = z.infer<typeof VersionedPage>;

/** `content/pages/licensing.yaml`. */
export const LicensingPage = z.strictObject({
  ...draftPage,
  action: Action,
  noPrices: Text,
});
export type LicensingPage = z.infer<typeof LicensingPage>;
