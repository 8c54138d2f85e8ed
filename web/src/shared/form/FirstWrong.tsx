import { useFormikContext } from 'formik';
import { useFirstWrong } from './use-first-wrong';

/** Leads to the first field that is wrong, in a form made with Formik's component. */
export function FirstWrong() {
  return <span ref={useFirstWrong<HTMLSpanElement>(useFormikContext())} hidden />;
}
