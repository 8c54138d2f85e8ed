import { paths } from '@nav/paths';
import { useNote } from '@shared/notes';
import { toast } from '@ui/overlay/toastStore';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useIssueCodes } from '../api/bulk';

/** Makes codes and opens their letters, which are shown there once; `made` says how many leases are done while it lasts. */
export function usePrintLetters(back: string) {
  const note = useNote('landlords');
  const navigate = useNavigate();
  const [made, setMade] = useState<{ done: number; total: number }>();
  const codes = useIssueCodes();
  const print = (ids: readonly string[], onPaperOnly: boolean) =>
    codes.mutate(
      { ids, onPaperOnly, onProgress: (done) => setMade({ done, total: ids.length }) },
      {
        onSuccess: ({ rows: issued, left, error }) => {
          if (left > 0)
            toast({
              title: note((t) => t('landlords.letters.left', { count: left })),
              message: note((t, textOf) => `${textOf(error)} ${t('landlords.letters.leftText')}`),
              kind: 'error',
            });
          else if (issued.length === 0) toast({ title: note((t) => t('landlords.bulk.nobodyWaits')), kind: 'info' });
          if (issued.length > 0) void navigate(paths.landlordLetter(), { state: { issued, back } });
        },
        onSettled: () => setMade(undefined),
      },
    );
  return { print, made, isPending: codes.isPending };
}
