import { calendarKindsOf, type CalendarReader } from '@contract/calendar-feeds';
import { useT } from '@i18n/messages';
import { Switch } from '@ui/fields/Choice';
import { Text } from '@ui/layout/Heading';
import { Section } from '@ui/layout/Section';
import { useCalendarKinds, type CalendarFeed } from '../../api/calendar';
import settings from '../Settings.module.css';

/** What the calendar shows; each choice takes effect with the next reading. The last one can't be taken away. */
export function KindChoices({ role, feed }: { role: CalendarReader; feed: CalendarFeed }) {
  const t = useT();
  const save = useCalendarKinds();
  const all = calendarKindsOf(role);
  const only = feed.kinds.length === 1 && all.length > 1;
  return (
    <Section title={t('account.calendar.kinds')}>
      <div className={settings.choices}>
        <Text ink={2}>{t('account.calendar.kinds.text')}</Text>
        {all.map((kind) => {
          const on = feed.kinds.includes(kind);
          return (
            <Switch
              key={kind}
              label={t(`account.calendar.kind.${kind}`)}
              help={on && only ? t('account.calendar.lastKind') : undefined}
              checked={on}
              disabled={save.isPending || (on && feed.kinds.length === 1)}
              onChange={({ target }) =>
                save.mutate(all.filter((one) => (one === kind ? target.checked : feed.kinds.includes(one))))
              }
            />
          );
        })}
      </div>
    </Section>
  );
}
