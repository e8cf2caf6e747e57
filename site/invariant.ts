/**
 * Stands in the bundles for the package of this name, by which Gatsby's router checks how Gatsby uses it. That one also
 * fills in placeholders and knows calls without a message; the router makes neither.
 * @throws Error with the message, when it is not so
 */
export default function invariant(isSo: boolean, message: string): void {
  if (!isSo) throw new Error(message);
}
