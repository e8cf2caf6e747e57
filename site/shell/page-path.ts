import { createContext } from 'react';

/** Path of the page that is shown, without a slash at its end. Set by the shell. */
export const PagePath = createContext('/');
