const watchers = new Set<() => void>();

/** To be called when somebody here has changed something at the service. */
export function tellChange(): void {
  for (const tell of watchers) tell();
}

/** Tells of every change that is made here. Returns the way to stop. */
export function watchChanges(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}
