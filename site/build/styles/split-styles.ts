import { isValidElement, type ReactNode } from 'react';

/** The part of a webpack module that names its file. */
interface NamedModule {
  nameForCondition?: () => string | null;
}

/** The part of Gatsby's webpack configuration that gathers all styles into one sheet. */
export interface GatheredStyles {
  optimization?: {
    splitChunks?: { cacheGroups?: { styles?: { test?: (module: NamedModule) => boolean } } };
  };
}

/** What only one page wears, or what comes when it is opened: templates, the admin area, the chat, the player. */
const OF_ONE_PAGE = /[\\/]site[\\/](templates|admin|player|assistant[\\/]panel)[\\/]/;

/**
 * Leaves the styles of single pages out of the sheet that is built into every page: each comes with
 * its own. Components stay in the common sheet, in front of it, so that the order of rules is the same
 * whichever page a visitor comes from.
 */
export function splitStyles<Config extends GatheredStyles>(config: Config): Config {
  const styles = config.optimization?.splitChunks?.cacheGroups?.styles;
  const isStyle = styles?.test;
  if (!styles || !isStyle) throw new Error('Gatsby no longer gathers its styles in one group.');
  styles.test = (module) => isStyle(module) && !OF_ONE_PAGE.test(module.nameForCondition?.() ?? '');
  return config;
}

/** Puts the styles of single pages behind the common sheet, where they would also come while browsing. */
export function commonStylesFirst(head: ReactNode[]): ReactNode[] {
  const isOwn = (node: ReactNode) =>
    isValidElement<{ 'data-href'?: string }>(node) &&
    node.props['data-href']?.includes('/component---') === true;
  return [...head.filter((node) => !isOwn(node)), ...head.filter(isOwn)];
}
