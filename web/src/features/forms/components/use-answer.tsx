import { DOCUMENTED_ANSWERS } from '@contract/office';
import { useT } from '@i18n/messages';
import { useOffice } from '@nav/office';
import type { ReactNode } from 'react';

/** Hours within which people answer a form: those of the installation, or the documented ones with a note that says so. */
export function useAnswer(): { hours: number; own: boolean; note: ReactNode } {
  const t = useT();
  const { answerHours, sample } = useOffice();
  return {
    hours: answerHours ?? DOCUMENTED_ANSWERS.leadHours,
    own: answerHours !== undefined,
    note: sample.answers && <p>{t('forms.sampleAnswer')}</p>,
  };
}
