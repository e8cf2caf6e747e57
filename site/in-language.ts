/** Languages, and scripts named behind one (`ha-Arab`), that are written from right to left. */
const FROM_THE_RIGHT =
  /^(?:ar|ckb|dv|fa|he|nqo|ps|sd|syr|ug|ur|yi)(?:-|$)|-(?:Arab|Hebr|Nkoo|Syrc|Thaa)(?:-|$)/i;

/** What an element with words of another language says of them, so that they are read and set as theirs. */
export function inLanguage(code: string | undefined): { lang?: string; dir?: 'rtl' } {
  if (code === undefined) return {};
  const isFromTheRight = FROM_THE_RIGHT.test(code) && !/-Latn(?:-|$)/i.test(code);
  return { lang: code, ...(isFromTheRight && { dir: 'rtl' as const }) };
}
