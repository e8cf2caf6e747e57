const OWN = { asks: 3, share: 0.5 };

/** Which words are a passage's own: several of its asks have them, and few asks of all others. */
export function ownWords(
  asks: readonly string[][][],
  isOfArtist: (id: number) => boolean,
): (stem: string, id: number) => boolean {
  const byPassage = asks.map((lines) => countsOf(lines));
  // what is asked of each artist makes no word less telling
  const others = countsOf(asks.filter((_, id) => !isOfArtist(id)).flat());
  const everywhere = countsOf(asks.flat());
  return (stem, id) => {
    const here = byPassage[id]?.get(stem) ?? 0;
    const all = isOfArtist(id) ? everywhere : others;
    return here >= OWN.asks && here >= OWN.share * (all.get(stem) ?? 0);
  };
}

function countsOf(lines: readonly string[][]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const stem of lines.flat()) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}
