/** What a spreadsheet takes for the beginning of a formula, full-width forms included (OWASP, CSV injection). */
const BEGINS_FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
/**
 * Where a spreadsheet of another language begins a cell: it parts them by semicolons, finds a quote within one, and
 * takes the line breaks between quotes for ends of rows.
 */
const BEGINS_FORMULA_ELSEWHERE = /(;|\t|\r\n|[\r\n])(?=[ "]*[=+\-@＝＋－＠])/g;
const NEEDS_QUOTES = /[",\r\n]/;

/** What a cell may hold. */
export type CsvValue = string | number | boolean | null;

/** One value as a CSV cell (RFC 4180) that no spreadsheet executes: an apostrophe stands before what may become a formula. */
export function csvCell(value: CsvValue): string {
  if (value === null) return '';
  const text = typeof value === 'string' ? defused(value) : String(value);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One row with its line end. */
export function csvRow(values: readonly CsvValue[]): string {
  return `${values.map(csvCell).join(',')}\r\n`;
}

function defused(text: string): string {
  const inner = text.replace(BEGINS_FORMULA_ELSEWHERE, "$1'");
  return BEGINS_FORMULA.test(inner) ? `'${inner}` : inner;
}
