import { toProblem } from '@api/problem';
import { useProblemText } from '@api/problem-text';
import { Notice } from '@ui/states/Notice';
import { faultOf } from '../person-values';

/** Says why a person couldn’t be saved, unless a field shows the error. */
export function SaveFailure({ failure }: { failure: Error | null }) {
  const textOf = useProblemText();
  if (!failure || (['name', 'email', 'phone'] as const).some((name) => faultOf(toProblem(failure), name))) return null;
  return (
    <Notice tone="danger" announce>
      {textOf(failure)}
    </Notice>
  );
}
