import { type RefObject, useEffect } from 'react';

/**
 * Takes in what was typed into a field before script ran. Called after whatever else sets the query on arrival,
 * since effects run in that order.
 */
export function useTypedBefore(
  field: RefObject<HTMLInputElement | null>,
  onChange: (query: string) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    if (field.current?.value) onChange(field.current.value);
  }, []);
}
