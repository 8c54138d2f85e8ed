import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { toProblem } from '@api/problem';
import { useProblemText } from '@api/problem-text';
import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { ErrorState } from '@ui/states/StatePanel';

/** What did not load, in words, with a way to try again and the number to quote. */
export function LoadFailure({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useT();
  const problemText = useProblemText();
  const { requestId } = toProblem(error);
  return (
    <ErrorState
      title={t('app.load.failed')}
      reference={requestId && t('app.load.reference', { id: requestId.slice(0, 8) })}
      retry={<Button onClick={retry} icon={<IconRefresh size={18} stroke={1.75} aria-hidden />}>{t('app.load.retry')}</Button>}
    >
      {problemText(error)}
    </ErrorState>
  );
}
