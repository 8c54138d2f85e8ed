import { useFormikContext } from 'formik';
import { useFirstWrong } from './use-first-wrong';

/** Moves the focus to the first invalid field, in a form made with Formik's component. */
export function FirstWrong() {
  return <span ref={useFirstWrong<HTMLSpanElement>(useFormikContext())} hidden />;
}
