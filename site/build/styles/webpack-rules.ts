/** A rule of a webpack configuration, as far as it is looked at here. */
export interface WebpackRule {
  test?: unknown;
  use?: unknown;
}

/** All rules, those inside others too. */
export function rulesIn(rules: unknown): WebpackRule[] {
  if (!Array.isArray(rules)) return [];
  return rules
    .filter((rule): rule is WebpackRule & { oneOf?: unknown } => typeof rule === 'object' && !!rule)
    .flatMap((rule) => [rule, ...rulesIn(rule.oneOf)]);
}

/** The options of the loaders that a rule uses. */
export function optionsOf({ use }: WebpackRule): object[] {
  return (Array.isArray(use) ? use : [use])
    .map((loader?: { options?: unknown }) => loader?.options)
    .filter((options) => typeof options === 'object' && options !== null);
}
