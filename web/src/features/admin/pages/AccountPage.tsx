import { ACCOUNT_AFFAIRS } from '@contract/affairs';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { usePageTitle } from '@nav/page-title';
import { paths } from '@nav/paths';
import { useSiteSettings } from '@nav/site-settings';
import { AccountFacts } from '@shared/affairs/AccountFacts';
import { AccountPeople } from '@shared/affairs/AccountPeople';
import { Affairs } from '@shared/affairs/Affairs';
import { accountPageQuery, type AccountPage as Page } from '@shared/affairs/api';
import { Loaded } from '@shared/list/Loaded';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { cx } from '@ui/cx';
import { FactList } from '@ui/data/FactList';
import { Table } from '@ui/data/Table';
import { Breadcrumbs } from '@ui/layout/Breadcrumbs';
import { PageHead, Section } from '@ui/layout/Section';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { accountQuery, type AdminAccount } from '../api/accounts';
import { AccountStepDialog, type AccountStep } from '../components/people/AccountStepDialog';
import { useTrialEnd } from '../components/people/use-trial-end';
import styles from '../components/people/people.module.css';
import lists from '@shared/list/list.module.css';

/** An account. Only a landlord's has a plan, and what an admin can do about it. */
export default function AccountPage() {
  const { accountId = '' } = useParams();
  const page = useQuery(accountPageQuery(accountId));
  return (
    <Loaded query={page}>
      {(data) => (data.kind === 'landlord' ? <Landlord page={data} /> : <Supplier page={data} />)}
    </Loaded>
  );
}

function AccountAffairs({ page }: { page: Page }) {
  return (
    <div className={styles.affairs}>
      <Affairs whose={{ of: 'accounts', id: page.id }} kinds={ACCOUNT_AFFAIRS} self={{ accountId: page.id }} />
    </div>
  );
}

function Supplier({ page }: { page: Page }) {
  const t = useT();
  usePageTitle(page.name);
  return (
    <>
      <Breadcrumbs
        label={t('admin.crumbs')}
        items={[{ label: t('admin.users.title'), href: paths.adminUsers() }, { label: page.name }]}
      />
      <PageHead title={page.name} subtitle={t(`affairs.kind.${page.kind}`)} />
      <div className={cx(lists.detail, styles.facts)}>
        <AccountFacts account={page} />
        <AccountPeople account={page} />
      </div>
      <AccountAffairs page={page} />
    </>
  );
}

/** A landlord's account: plan, trial, units, volume and invoices. */
function Landlord({ page }: { page: Page }) {
  const account = useQuery(accountQuery(page.id));
  return <Loaded query={account}>{(data) => <Account account={data} page={page} />}</Loaded>;
}

function Account({ account, page }: { account: AdminAccount; page: Page }) {
  const t = useT();
  const [step, setStep] = useState<AccountStep>();
  usePageTitle(account.name);
  const isEnterprise = account.plan === 'enterprise';
  return (
    <>
      <Breadcrumbs
        label={t('admin.crumbs')}
        items={[
          { label: t('admin.users.title'), href: paths.adminUsers() },
          ...(account.ownerId ? [{ label: account.ownerName ?? '', href: paths.adminUser(account.ownerId) }] : []),
          { label: account.name },
        ]}
      />
      <PageHead
        title={account.name}
        subtitle={t(account.plan ? `admin.account.plan.${account.plan}` : 'admin.account.plan.none')}
        actions={
          <>
            {!account.plan && (
              <Button variant="secondary" onClick={() => setStep('trial')}>
                {t('admin.account.trial')}
              </Button>
            )}
            <Button variant="secondary" onClick={() => setStep(isEnterprise ? 'endEnterprise' : 'enterprise')}>
              {t(isEnterprise ? 'admin.account.endEnterprise' : 'admin.account.enterprise')}
            </Button>
          </>
        }
      />
      <div className={cx(lists.detail, styles.facts)}>
        <Section title={t('admin.account.facts')}>
          <FactList facts={useFacts(account)} />
        </Section>
        <AccountPeople account={page} />
        <Invoices account={account} />
      </div>
      <AccountAffairs page={page} />
      {step && <AccountStepDialog account={account} step={step} onClose={() => setStep(undefined)} />}
    </>
  );
}

function useFacts(account: AdminAccount) {
  const t = useT();
  const { day, instant, money } = useFormats();
  const { billing } = useSiteSettings();
  const { plan, trialEndsAt, subscription, volume, propertyLimit } = account;
  const ends = useTrialEnd()(account);
  const trial = billing || !trialEndsAt ? ends : `${ends} · ${t('admin.account.billingOff')}`;
  const present = subscription && subscription.state !== 'ended' ? subscription : null;
  return [
    { label: t('admin.account.owner'), value: [account.ownerName, account.email].filter(Boolean).join(' · ') || '–' },
    { label: t('admin.account.since'), value: day(account.createdAt) },
    { label: t('admin.account.plan'), value: t(plan ? `admin.account.plan.${plan}` : 'admin.account.plan.none') },
    // Once there is a plan, the rest of a trial has no effect.
    ...(plan ? [] : [{ label: t('admin.account.trialLabel'), value: trial }]),
    ...(present
      ? [
          {
            label: t('admin.account.payment'),
            value: [
              money(present.priceCents, present.currency, { code: true }),
              t(`admin.account.period.${present.period}`),
              present.state === 'past_due' ? t('admin.account.unpaid') : null,
              present.endsAt &&
                t(present.renews ? 'admin.account.renews' : 'admin.account.ends', {
                  day: instant(present.endsAt, { dateStyle: 'medium' }),
                }),
            ]
              .filter(Boolean)
              .join(' · '),
          },
        ]
      : []),
    {
      label: t('admin.account.properties'),
      value:
        propertyLimit === null
          ? String(account.propertyCount)
          : t('admin.account.propertiesOf', { count: account.propertyCount, limit: propertyLimit }),
    },
    { label: t('admin.account.units'), value: String(account.unitCount) },
    { label: t('admin.account.leases'), value: String(account.runningLeases) },
    {
      label: t('admin.account.volume'),
      value: volume.map(({ currency, cents }) => money(cents, currency, { code: true })).join(' · ') || '–',
    },
  ];
}

function Invoices({ account: { invoices } }: { account: AdminAccount }) {
  const t = useT();
  const { day, money } = useFormats();
  type Row = (typeof invoices)[number];
  const amount = ({ totalCents, currency }: Row) => money(totalCents, currency, { code: true });
  const on = ({ paidAt, createdAt }: Row) => day(paidAt ?? createdAt);
  const state = (row: Row) => t(`admin.account.invoice.${row.state}`);
  return (
    <Section title={t('admin.account.invoices')}>
      {invoices.length === 0 ? (
        <p>{t('admin.account.noInvoices')}</p>
      ) : (
        <Table
          caption={t('admin.account.invoices')}
          columns={[
            { id: 'day', header: t('admin.account.column.day'), cell: on, tight: true },
            { id: 'number', header: t('admin.account.column.number'), cell: ({ number }) => number ?? '–' },
            { id: 'state', header: t('admin.account.column.state'), cell: state },
            { id: 'amount', header: t('admin.account.column.amount'), cell: amount, align: 'end' },
          ]}
          rows={invoices}
          rowKey={({ id }) => id}
          phone={(row) => ({
            title: amount(row),
            secondary: [on(row), row.number].filter(Boolean).join(' · '),
            end: state(row),
          })}
        />
      )}
    </Section>
  );
}
