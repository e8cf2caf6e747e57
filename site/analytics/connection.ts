import type { Connection } from '../../services/contracts/web-vitals';

/** What browsers tell of the network, where they tell it. */
interface NetworkInformation {
  effectiveType?: 'slow-2g' | '2g' | '3g' | '4g';
  saveData?: boolean;
}

/** The visitor's connection, coarsely: nobody can be told apart by it. */
function connectionClass({ effectiveType, saveData }: NetworkInformation = {}): Connection {
  if (saveData) return 'saver';
  if (effectiveType === 'slow-2g') return '2g';
  return effectiveType ?? 'unknown';
}

/** What this browser tells of the network now. */
export function currentConnection(): Connection {
  // not in every browser
  return connectionClass((navigator as { connection?: NetworkInformation }).connection);
}
