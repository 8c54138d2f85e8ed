import { toProblem } from '@api/problem';
import { useNote } from '@shared/notes';
import { toast } from '@ui/overlay/toastStore';
import { useSaveProfile, type OwnProfile } from '../api/profile';

/** The end of a session and a dead network have toasts of their own. */
const isToldElsewhere = ({ code, status }: { code: string; status: number }) => code === 'network' || status === 401;

/** Saves a part of the profile, and says that it is saved or that it is not (docs/specification/account-settings.md). */
export function useProfileSaving(onSaved: (profile: OwnProfile) => void = () => undefined) {
  const note = useNote('account');
  const save = useSaveProfile((profile) => {
    toast({ title: note((t) => t('account.saved')) });
    onSaved(profile);
  });
  const onError = (error: unknown): void => {
    const problem = toProblem(error);
    if (isToldElsewhere(problem)) return;
    const message = note((t, textOf) => (problem.code === 'no_user' ? t('account.error.noUser') : textOf(error)));
    toast({ kind: 'error', title: note((t) => t('account.saveFailed')), message });
  };
  return { ...save, onError };
}
