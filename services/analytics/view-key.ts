const KEPT_DIGITS = 20;
/** Six bytes of the sixteen fold onto the first six of the other ten. */
const FOLDED_DIGITS = 12;

/**
 * The key by which a view is known again: the UUID folded to ten bytes, as 20 hexadecimal digits. Some
 * 74 random bits are left: at ten million views the chance that any two share a key is about 1 in 400
 * million. The keys are a third of what a view takes on the disk.
 */
export function keyOfUuid(uuid: string): string {
  const digits = digitsOfUuid(uuid);
  const folded =
    Number.parseInt(digits.slice(0, FOLDED_DIGITS / 2), 16) ^
    Number.parseInt(digits.slice(KEPT_DIGITS, KEPT_DIGITS + FOLDED_DIGITS / 2), 16);
  const rest =
    Number.parseInt(digits.slice(FOLDED_DIGITS / 2, FOLDED_DIGITS), 16) ^
    Number.parseInt(digits.slice(KEPT_DIGITS + FOLDED_DIGITS / 2), 16);
  return hex(folded) + hex(rest) + digits.slice(FOLDED_DIGITS, KEPT_DIGITS);
}

/** The 32 hexadecimal digits of a UUID, in lower case. */
export function digitsOfUuid(uuid: string): string {
  return uuid.replace(/-/g, '').toLowerCase();
}

function hex(number: number): string {
  return number.toString(16).padStart(FOLDED_DIGITS / 2, '0');
}
