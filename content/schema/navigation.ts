import { z } from 'zod';
import { Href, Route } from './parts/address';
import { Text } from './parts/text';

/** One entry of a menu. */
export const NavItem = z.strictObject({
  title: Text,
  href: Href,
  description: Text,
});
export type NavItem = z.infer<typeof NavItem>;

/** One entry of the footer. */
export const FooterItem = z.strictObject({
  title: Text,
  href: Href,
});
export type FooterItem = z.infer<typeof FooterItem>;

/** `artists` puts the first eight artists with a profile here, in their order, before the items written below it. */
const From = z.literal('artists').optional();

/** `content/navigation.yaml`. */
export const NavigationFile = z.strictObject({
  /** The dropdown groups of the header. */
  groups: z
    .array(
      z.strictObject({
        title: Text,
        href: Route,
        from: From,
        items: z.array(NavItem).default([]),
      }),
    )
    .min(1),
  /** Entries that stand alone. */
  single: z.array(NavItem),
  /** The button at the end of the header. */
  primaryAction: FooterItem,
  /** The columns of the footer. */
  footer: z
    .array(z.strictObject({ title: Text, from: From, items: z.array(FooterItem).default([]) }))
    .min(1),
  /** The small line below the columns. */
  footerSmall: z.array(FooterItem),
});
export type NavigationFile = z.infer<typeof NavigationFile>;

/** Language of a title that is an artist's name and not English. */
interface Spoken {
  lang?: string;
}

/** The menus with the artists in their places. */
export interface Navigation extends Omit<NavigationFile, 'groups' | 'footer'> {
  groups: { title: string; href: string; items: (NavItem & Spoken)[] }[];
  footer: { title: string; items: (FooterItem & Spoken)[] }[];
}
