import { createContext, useContext } from 'react';

export const LeaveContext = createContext((leave: () => void): void => leave());

/** For what leaves the page without a link, such as signing out: asks first if a form has changes that would be lost. */
export const useLeave = () => useContext(LeaveContext);
