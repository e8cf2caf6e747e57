/** What a spreadsheet takes for the beginning of a formula, full-width forms included (OWASP, CSV injection). */
const BEGINS_FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
const NEEDS_QUOTES = /[",\r\n]/;

/** One value as a CSV cell (RFC 4180) that no spreadsheet executes: an apostrophe stands before a formula. */
export function csvCell(value: string | number | null): string {
  if (value === null) return '';
  const text = typeof value === 'number' ? String(value) : defused(value);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One row with its line end. */
export function csvRow(values: readonly (string | number | null)[]): string {
  return `${values.map(csvCell).join(',')}\r\n`;
}

function defused(text: string): string {
  return BEGINS_FORMULA.test(text) ? `'${text}` : text;
}
