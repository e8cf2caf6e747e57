import { useRef } from 'react';
import type { getContactToken } from '../../../services/contracts/contact';
import { call } from '../../api/call';

/**
 * The service's word on when the form was first touched. `touch` has it fetched, once; `read` gives
 * it, or nothing where it could not be had: nobody is refused for that.
 */
export function useFormToken(): { touch(): void; read(): Promise<string>; renew(): void } {
  const token = useRef<Promise<string>>(undefined);
  return {
    touch: () => {
      token.current ??= fetchToken();
    },
    read: async () => (await token.current) ?? '',
    renew: () => {
      token.current = undefined;
    },
  };
}

async function fetchToken(): Promise<string> {
  const path = '/api/contact/token';
  const result = await call<typeof getContactToken>('GET', path, undefined, '');
  return result.ok ? result.value.token : '';
}
