import { useFormikContext } from 'formik';
import { useUnsaved } from './unsaved';

/**
 * Inside a Formik form: leaving the page asks before changes are lost. `sent` are the values that were sent and not refused. They
 * count as saved, so that an action may lead to another page.
 */
export function Unsaved({ sent }: { sent?: unknown }) {
  const { dirty, isSubmitting, values } = useFormikContext();
  useUnsaved(dirty && !isSubmitting && values !== sent);
  return null;
}
