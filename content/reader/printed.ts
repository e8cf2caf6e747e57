/** A value of unchecked data as a fault prints it. `String` would call a `toString` that the data itself may hold. */
export function printed(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
