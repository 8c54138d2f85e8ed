import { useProblemText } from '@api/problem-text';
import { Problem } from '@api/problem';
import type { components } from '@api/schema';
import { useT } from '@i18n/messages';
import { toast } from '@ui/overlay/toastStore';

/** Says what became of the chosen rows: how many are done, and why the first of the others is not. */
export function useBulkToast(): (answer: components['schemas']['BulkResponse'] | undefined, doneId: string) => void {
  const t = useT();
  const problemText = useProblemText();
  return (answer, doneId) => {
    if (!answer) return;
    const [first] = answer.refused;
    const why = first && problemText(new Problem({ code: first.code, status: 422, message: first.error }));
    toast({
      title: t(doneId, { count: answer.done.length }),
      kind: first ? 'error' : 'success',
      message: first && t('landlords.bulk.refused', { count: answer.refused.length, why: why ?? '' }),
    });
  };
}

/** Words of a table whose rows can be chosen. */
export function useChoosingWords<Row>(nameOf: (row: Row) => string) {
  const t = useT();
  return {
    loading: t('app.loading'), sortRising: t('parts.sort.rising'), sortFalling: t('parts.sort.falling'),
    select: t('landlords.bulk.select'), endSelect: t('landlords.bulk.endSelect'), selectAll: t('landlords.bulk.selectAll'),
    selectRow: (row: Row) => t('landlords.bulk.selectRow', { name: nameOf(row) }),
    selected: (count: number) => t('landlords.bulk.selected', { count }),
  };
}
