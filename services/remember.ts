/** Longer texts are rare, and rarely the same twice. */
const LENGTH_MAX = 600;

/**
 * Keeps what a function said of texts, of at least `max` and at most twice as many: the older half goes
 * when the younger is full, what is asked for stays. For what always says the same of the same text.
 */
export function remember<Answer>(
  compute: (text: string) => Answer,
  max = 1_000,
): (text: string) => Answer {
  let young = new Map<string, Answer>();
  let old = new Map<string, Answer>();

  return (text) => {
    if (text.length > LENGTH_MAX) return compute(text);
    const fresh = young.get(text);
    if (fresh !== undefined) return fresh;
    const answer = old.get(text) ?? compute(text);
    if (young.size >= max) {
      old = young;
      young = new Map();
    }
    young.set(text, answer);
    return answer;
  };
}
