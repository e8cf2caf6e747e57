/** C0 and C1 controls but for tab and line feed, and what turns the direction of text. */
const UNPRINTABLE = /[^\P{Cc}\t\n]|[\u202a-\u202e\u2066-\u2069]/gu;

/** Text of a stranger's as a terminal may show it: nothing in it moves the cursor or hides a word. */
export function printable(text: string): string {
  return text.replace(/\r\n/g, '\n').replace(UNPRINTABLE, '\ufffd');
}
