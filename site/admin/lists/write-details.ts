/** What an entry of the audit log says beside the act itself, for people: `status: open, notes`. */
export function writeDetails(details: string | null): string {
  // The service and the command line write this column as an object of simple values.
  const facts = JSON.parse(details ?? '{}') as Record<string, string | number | boolean | null>;
  return Object.entries(facts)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => (value === true ? name : `${name}: ${value}`))
    .join(', ');
}
