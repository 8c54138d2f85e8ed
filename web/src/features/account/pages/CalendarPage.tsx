import { CALENDAR_REFRESH_HOURS, isCalendarReader } from '@contract/calendar-feeds';
import { useT } from '@i18n/messages';
import { Loaded } from '@shared/list/Loaded';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { Text } from '@ui/layout/Heading';
import { Section } from '@ui/layout/Section';
import { EmptyState } from '@ui/states/StatePanel';
import { useState } from 'react';
import { calendarQuery, type CalendarAddress } from '../api/calendar';
import type { OwnProfile } from '../api/profile';
import { AddressState } from '../components/calendar/AddressState';
import { KindChoices } from '../components/calendar/KindChoices';
import { MakeAddressDialog } from '../components/calendar/MakeAddressDialog';
import { SettingsFrame } from '../components/SettingsFrame';
import { ShownOnceDialog } from '../components/ShownOnceDialog';
import settings from '../components/Settings.module.css';

/** /dashboards/<role>/account/calendar: the private address with which one's dates appear in a calendar program. */
export default function CalendarPage() {
  return <SettingsFrame tab="calendar">{(profile) => <Calendar profile={profile} />}</SettingsFrame>;
}

function Calendar({ profile: { demo, userType } }: { profile: OwnProfile }) {
  const t = useT();
  const query = useQuery(calendarQuery);
  const [making, make] = useState(false);
  const [made, show] = useState<CalendarAddress>();
  const on = query.data?.on === true;
  return (
    <>
      <Section title={t('account.calendar.title')}>
        <div className={settings.stack}>
          <Text ink={2}>{t('account.calendar.lead')}</Text>
          <Loaded query={query} shape="list">
            {(feed) =>
              feed.on ? (
                <AddressState feed={feed} onReplace={() => make(true)} />
              ) : (
                <Off demo={demo} make={() => make(true)} />
              )
            }
          </Loaded>
        </div>
      </Section>
      {query.data && on && isCalendarReader(userType) && <KindChoices role={userType} feed={query.data} />}
      <HowTo />
      {making && (
        <MakeAddressDialog
          replaces={on}
          onClose={() => make(false)}
          onMade={(address) => {
            make(false);
            show(address);
          }}
        />
      )}
      {made && <MadeDialog address={made.address} onClose={() => show(undefined)} />}
    </>
  );
}

function Off({ demo, make }: { demo: boolean; make: () => void }) {
  const t = useT();
  const button = !demo && <Button onClick={make}>{t('account.calendar.new')}</Button>;
  return (
    <EmptyState title={t('account.calendar.off.title')} level={3} actions={button}>
      {t(demo ? 'account.calendar.off.demo' : 'account.calendar.off.text')}
    </EmptyState>
  );
}

function MadeDialog({ address, onClose }: { address: string; onClose: () => void }) {
  const t = useT();
  return (
    <ShownOnceDialog
      of="calendar"
      title={t('account.calendar.made.title')}
      text={t('account.calendar.made.text')}
      secret={address}
      onClose={onClose}
    >
      <Text>
        <a href={address.replace(/^https?:/, 'webcal:')}>{t('account.calendar.made.open')}</a>
      </Text>
    </ShownOnceDialog>
  );
}

const PROGRAMS = ['google', 'apple', 'outlook'] as const;

function HowTo() {
  const t = useT();
  return (
    <Section title={t('account.calendar.how')}>
      <div className={settings.stack}>
        <ul className={settings.choices}>
          {PROGRAMS.map((program) => (
            <li key={program}>
              <Text>{t(`account.calendar.how.${program}`)}</Text>
            </li>
          ))}
        </ul>
        <Text ink={2}>{t('account.calendar.how.delay', { hours: CALENDAR_REFRESH_HOURS })}</Text>
      </div>
    </Section>
  );
}
