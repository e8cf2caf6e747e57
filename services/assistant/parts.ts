import type { Engine } from './engine/create-engine';
import type { Provider } from './provider/provider';

/** What answers questions. */
export interface AssistantParts {
  /** Made when it is first asked for: reading everything in takes a moment. */
  engine(): Promise<Engine>;
  /** A model, if one is set; the embedded engine answers wherever it does not. */
  provider: Provider | undefined;
}

/** Makes a thing once, when it is first wanted. */
export function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
