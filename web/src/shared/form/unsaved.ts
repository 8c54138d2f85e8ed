import { useEffect, useState } from 'react';

/** The forms on screen whose changes would be lost. */
const unsaved = new Set<symbol>();

/** Whether leaving the page would lose what someone typed. */
export const hasUnsaved = () => unsaved.size > 0;

/** While `changed`, leaving the page asks first. Forms built from `AppForm` or `useDialogForm` do this themselves. */
export function useUnsaved(changed: boolean): void {
  const [form] = useState(() => Symbol('form'));
  useEffect(() => {
    if (!changed) return undefined;
    unsaved.add(form);
    return () => void unsaved.delete(form);
  }, [form, changed]);
}
