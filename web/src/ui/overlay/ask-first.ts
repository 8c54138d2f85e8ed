import { createContext } from 'react';

/** Asks whether what was typed may be discarded, and then discards it. Outside of the dashboards nothing is asked. */
export const AskFirstContext = createContext((discard: () => void): void => discard());
