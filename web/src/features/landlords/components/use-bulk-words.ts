import { Problem } from '@api/problem';
import type { MessageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import { useNote } from '@shared/notes';
import { toast } from '@ui/overlay/toastStore';
import type { BulkOutcome } from '../api/bulk';

/** Says what became of the chosen rows: how many are done, why the first of the others is not, and how many nothing is known of. Gives those that stay chosen. */
export function useBulkToast(): (outcome: BulkOutcome, doneId: MessageId) => string[] {
  const note = useNote('landlords');
  return ({ done, refused, left, error }, doneId) => {
    const [first] = refused;
    const why = first && new Problem({ ...first, status: 422, message: first.error });
    const whole = !why && left.length === 0;
    const message = note((t, textOf) =>
      [
        why && t('landlords.bulk.refused', { count: refused.length, why: textOf(why) }),
        left.length > 0 && t('landlords.bulk.left', { count: left.length, why: textOf(error) }),
      ]
        .filter(Boolean)
        .join(' '),
    );
    toast({
      title: note((t) => t(doneId, { count: done.length })),
      kind: whole ? 'success' : 'error',
      message: whole ? undefined : message,
    });
    return [...refused.map(({ id }) => id), ...left];
  };
}

/** Words of a table whose rows can be chosen. */
export function useChoosingWords<Row>(nameOf: (row: Row) => string) {
  const t = useT();
  return {
    loading: t('app.loading'),
    sortRising: t('parts.sort.rising'),
    sortFalling: t('parts.sort.falling'),
    select: t('landlords.bulk.select'),
    endSelect: t('landlords.bulk.endSelect'),
    selectAll: t('landlords.bulk.selectAll'),
    selectRow: (row: Row) => t('landlords.bulk.selectRow', { name: nameOf(row) }),
    selected: (count: number) => t('landlords.bulk.selected', { count }),
  };
}
