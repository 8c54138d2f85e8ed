import { useT } from '@i18n/messages';
import { useMailWord } from '@nav/site-settings';
import { Button } from '@ui/controls/Button';
import { Dialog } from '@ui/overlay/Dialog';
import type { Question } from './use-requester-change';
import lists from '@shared/list/list.module.css';

/** Says who will be able to read the conversation, and who has the ticket, before the requester changes. */
export function RequesterQuestion({ question, holder }: { question: Question; holder: string | null }) {
  const t = useT();
  const mail = useMailWord();
  const { reads, loses, held, answer } = question;
  return (
    <Dialog
      open
      size="sm"
      title={t('support.caller.confirmTitle')}
      onClose={() => answer(false)}
      actions={
        <>
          <Button variant="secondary" data-cancel onClick={() => answer(false)}>
            {t('support.cancel')}
          </Button>
          <Button onClick={() => answer(true)}>{t('support.caller.changeSave')}</Button>
        </>
      }
    >
      <div className={lists.stack}>
        {reads && <p>{t('support.caller.reads', { ...mail, name: reads })}</p>}
        {loses && <p>{t('support.caller.readsNoMore', { name: loses })}</p>}
        {held !== 'no' && (
          <p>
            {held === 'named' && holder ? t('support.caller.held', { name: holder }) : t('support.caller.heldSomeone')}
          </p>
        )}
      </div>
    </Dialog>
  );
}
