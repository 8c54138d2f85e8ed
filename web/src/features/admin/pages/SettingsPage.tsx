import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { Loaded } from '@shared/list/Loaded';
import { useListAddress } from '@shared/list/use-list-address';
import { useNote } from '@shared/notes';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { cx } from '@ui/cx';
import { PageHead, Section } from '@ui/layout/Section';
import { Link } from '@ui/link/Link';
import { toast } from '@ui/overlay/toastStore';
import { settingsQuery, useTestMail, type Setting } from '../api/settings';
import { LogLines } from '../components/log/LogLines';
import { DemoSection } from '../components/settings/DemoSection';
import { GROUP_NAMES, GROUPS, type Group } from '../components/settings/groups';
import { KeysSection } from '../components/settings/KeysSection';
import { SettingDialog } from '../components/settings/SettingDialog';
import { SettingRow } from '../components/settings/SettingRow';
import styles from '../components/settings/settings.module.css';
import lists from '@shared/list/list.module.css';

function TestMail() {
  const t = useT();
  const note = useNote('admin');
  const test = useTestMail();
  const send = () =>
    test.mutate(undefined, {
      onSuccess: (sent) =>
        toast({
          kind: 'success',
          title: note((t) =>
            t(sent?.leaves ? 'admin.settings.testSent' : 'admin.settings.testKept', { email: sent?.to ?? '' }),
          ),
        }),
    });
  return (
    <Button size="sm" variant="secondary" loading={test.isPending} onClick={send}>
      {t('admin.settings.test')}
    </Button>
  );
}

function GroupSection({ group, settings }: { group: Group; settings: Setting[] }) {
  const t = useT();
  const { values, set } = useListAddress(['open']);
  const rows = GROUPS[group].flatMap((name) => settings.filter((setting) => setting.name === name));
  const open = rows.find(({ name, source }) => name === values.open && source !== 'environment');
  return (
    <Section title={t(`admin.settings.group.${group}`)} aside={group === 'mail' ? <TestMail /> : undefined}>
      <ul className={styles.rows}>
        {rows.map((setting) => (
          <SettingRow key={setting.name} setting={setting} onChange={() => set('open', setting.name)} />
        ))}
      </ul>
      {open && <SettingDialog key={open.name} setting={open} onClose={() => set('open', '')} />}
    </Section>
  );
}

/** Settings that have pages of their own. */
function Elsewhere() {
  const t = useT();
  return (
    <Section title={t('admin.settings.elsewhere')}>
      <ul className={styles.rows}>
        {(
          [
            ['regions', paths.adminRegions()],
            ['jobs', paths.adminJobs()],
            ['outbox', paths.adminOutbox()],
          ] as const
        ).map(([name, href]) => (
          <li key={name} className={styles.row}>
            <Link href={href}>{t(`admin.settings.to.${name}`)}</Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What admins can change about the installation while it runs, and who changed what. */
export default function SettingsPage() {
  const t = useT();
  const query = useQuery(settingsQuery);
  return (
    <>
      <PageHead title={t('admin.settings.title')} subtitle={t('admin.settings.lead')} />
      <Loaded query={query}>
        {(settings) => (
          <div className={cx(lists.detail, styles.page)}>
            <div className={styles.groups}>
              {GROUP_NAMES.map((group) => (
                <GroupSection key={group} group={group} settings={settings} />
              ))}
            </div>
            <div className={styles.groups}>
              <DemoSection />
              <Elsewhere />
              <KeysSection />
              <Section title={t('admin.settings.history')}>
                <LogLines filters={{ action: 'settings.' }} empty={t('admin.settings.noHistory')} />
              </Section>
            </div>
          </div>
        )}
      </Loaded>
    </>
  );
}
