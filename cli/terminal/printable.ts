/** C0 and C1 controls but for tab and line feed, and what turns the direction of text. */
const UNPRINTABLE = /[^\P{Cc}\t\n]|[\u202a-\u202e\u2066-\u2069]/gu;

/** A value as JSON, in lines; what a terminal may not be shown is escaped, so that none of it is lost. */
export function inJson(value: unknown, indent?: number): string {
  return JSON.stringify(value, null, indent).replace(UNPRINTABLE, (sign) => {
    return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

/** Text of a stranger's as a terminal may show it: nothing in it moves the cursor or hides a word. */
export function printable(text: string): string {
  return text.replace(/\r\n/g, '\n').replace(UNPRINTABLE, '\ufffd');
}
