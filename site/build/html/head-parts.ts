import { isValidElement, type ReactNode } from 'react';

const IMAGE_HELP = 'gatsby-image-style';

/** Leaves out what gatsby-plugin-image writes into every page for its own component, which we do not use. */
export function withoutImageHelp(head: ReactNode[]): ReactNode[] {
  return head.filter((node) => !(isValidElement(node) && node.key?.startsWith(IMAGE_HELP)));
}
