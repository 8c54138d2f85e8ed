import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { Text } from '@ui/layout/Heading';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { StatusChip } from '@ui/pane/StatusChip';
import { useState } from 'react';
import { useTurnCalendarOff, type CalendarFeed } from '../../api/calendar';
import list from '../colleagues/colleagues.module.css';

/** When the address was made and last read, with what can be done about it. */
export function AddressState({ feed, onReplace }: { feed: CalendarFeed; onReplace: () => void }) {
  const t = useT();
  const { day, instant } = useFormats();
  const { createdAt, lastReadAt } = feed;
  return (
    <div className={list.row}>
      <span className={list.words}>
        <span>
          <StatusChip status="active">{t('account.calendar.on')}</StatusChip>
        </span>
        <span className={list.quiet}>
          {createdAt && t('account.calendar.created', { day: day(createdAt) })} ·{' '}
          {lastReadAt ? t('account.calendar.read', { time: instant(lastReadAt) }) : t('account.calendar.unread')}
        </span>
      </span>
      <span className={list.actions}>
        <Button size="sm" variant="secondary" onClick={onReplace}>
          {t('account.calendar.replace')}
        </Button>
        <TurnOff />
      </span>
    </div>
  );
}

function TurnOff() {
  const t = useT();
  const note = useNote('account');
  const [asking, ask] = useState(false);
  const off = useTurnCalendarOff(() => {
    ask(false);
    toast({ title: note((t) => t('account.calendar.turnOff.done')) });
  });
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => ask(true)}>
        {t('account.calendar.turnOff')}
      </Button>
      <Dialog
        open={asking}
        size="sm"
        onClose={() => ask(false)}
        title={t('account.calendar.turnOff.title')}
        closeLabel={t('app.close')}
        actions={
          <>
            <Button data-cancel="" variant="secondary" onClick={() => ask(false)}>
              {t('account.cancel')}
            </Button>
            <Button variant="danger" loading={off.isPending} onClick={() => off.mutate()}>
              {t('account.calendar.turnOff')}
            </Button>
          </>
        }
      >
        <Text>{t('account.calendar.turnOff.text')}</Text>
      </Dialog>
    </>
  );
}
