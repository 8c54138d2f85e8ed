import { ownProfileQuery } from '@api/own-profile';
import { useFormats } from '@i18n/formats';
import type { MessageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { Mailed } from '@shared/mail/Mailed';
import { SendLinkAgain } from '@shared/mail/SendLinkAgain';
import { useNote } from '@shared/notes';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { Text } from '@ui/layout/Heading';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { StatusChip } from '@ui/pane/StatusChip';
import { Avatar } from '@ui/person/Avatar';
import { Notice } from '@ui/states/Notice';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useIssueCode, useRevokeCode } from '../../api/issue-code';
import { useRemoveTenant } from '../../api/remove-tenant';
import type { Lease, LeaseTenant, NewLeaseTenant } from '../../api/types';
import { useUpdateTenant } from '../../api/update-tenant';
import { fullName } from '../names';
import { Question } from '../Question';
import { useEmailWords } from '../use-email-words';
import { TenantForm } from './TenantForm';
import styles from './access.module.css';

/** The state of someone's access. */
export function AccessState({
  tenant,
  variant,
  timeZone,
}: {
  tenant: LeaseTenant;
  variant?: 'chip' | 'plain';
  /** Of the home, where it is known: a code can end at its midnight. */
  timeZone?: string;
}) {
  const t = useT();
  const { instant } = useFormats();
  if (tenant.joined)
    return (
      <StatusChip status="active" variant={variant}>
        {t('landlords.access.joined')}
      </StatusChip>
    );
  if (!tenant.code)
    return (
      <StatusChip status="draft" variant={variant}>
        {t('landlords.access.none')}
      </StatusChip>
    );
  const { state, expiresAt } = tenant.code;
  if (state === 'unused')
    return (
      <StatusChip status="processing" variant={variant}>
        {t('landlords.access.unused', { day: instant(expiresAt, { month: 'short', day: 'numeric', timeZone }) })}
      </StatusChip>
    );
  return (
    <StatusChip status="cancelled" variant={variant}>
      {t(`landlords.access.${state}`)}
    </StatusChip>
  );
}

/** Name, address and number of someone on a lease, to change. */
export function EditTenant({
  leaseId,
  tenant,
  onClose,
}: {
  leaseId: string;
  tenant: LeaseTenant;
  onClose: () => void;
}) {
  const t = useT();
  const note = useNote('landlords');
  const update = useUpdateTenant(leaseId, tenant.id);
  const save = async (body: NewLeaseTenant) => {
    await update.mutateAsync({ ...body, version: tenant.version });
    toast({ title: note((t) => t('landlords.saved')) });
    onClose();
  };
  return (
    <Dialog
      open
      title={t('landlords.tenant.editTitle', { name: fullName(tenant) })}
      closeLabel={t('landlords.close')}
      onClose={onClose}
    >
      <TenantForm tenant={tenant} saveLabel={t('landlords.save')} onSave={save} />
    </Dialog>
  );
}

function Actions({ lease, tenant, unverified }: { lease: Lease; tenant: LeaseTenant; unverified: boolean }) {
  const t = useT();
  const note = useNote('landlords');
  const navigate = useNavigate();
  const [asking, setAsking] = useState<'revoke' | 'remove' | 'reissue' | 'edit'>();
  const issue = useIssueCode(lease.id);
  const revoke = useRevokeCode(lease.id);
  const remove = useRemoveTenant(lease.id);
  const name = fullName(tenant);
  const used = tenant.code?.state === 'used';
  const valid = tenant.code?.state === 'unused' || used;
  // Of a code that was used there is nothing left to revoke but the sign-ins with it.
  const revoking = used ? 'endCode' : 'revoke';
  const write = (): void =>
    issue.mutate(tenant.id, {
      onSuccess: (issued) =>
        void navigate(paths.landlordLetter(), { state: { issued, back: paths.landlordLease(lease.id, 'access') } }),
    });
  const done = (id: MessageId) => () => toast({ title: note((t) => t(id, { name })) });
  return (
    <div className={styles.actions}>
      {hasAccess(tenant) && (
        <Button
          variant={valid ? 'secondary' : 'primary'}
          size="sm"
          loading={issue.isPending}
          disabled={unverified}
          aria-describedby={unverified ? VERIFY_FIRST : undefined}
          onClick={() => (valid ? setAsking('reissue') : write())}
        >
          {t(valid ? 'landlords.access.reissue' : 'landlords.access.issue')}
        </Button>
      )}
      {lease.state !== 'ended' && (
        <Button variant="ghost" size="sm" onClick={() => setAsking('edit')}>
          {t('landlords.tenant.edit')}
        </Button>
      )}
      {valid && (
        <Button variant="ghost" size="sm" onClick={() => setAsking('revoke')}>
          {t(`landlords.access.${revoking}`)}
        </Button>
      )}
      {!tenant.joined && lease.state !== 'ended' && (
        <Button variant="ghost" size="sm" onClick={() => setAsking('remove')}>
          {t('landlords.tenant.remove')}
        </Button>
      )}
      {asking === 'edit' && <EditTenant leaseId={lease.id} tenant={tenant} onClose={() => setAsking(undefined)} />}
      {asking === 'reissue' && (
        <Question
          title={t('landlords.access.reissueTitle')}
          text={t('landlords.access.reissueText', { name })}
          verb={t('landlords.access.reissue')}
          onYes={write}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking === 'revoke' && (
        <Question
          title={t(`landlords.access.${revoking}Title`)}
          text={t(`landlords.access.${revoking}Text`, { name })}
          verb={t(`landlords.access.${revoking}`)}
          onYes={() =>
            revoke.mutate(tenant.id, {
              onSuccess: done(used ? 'landlords.access.endCodeToast' : 'landlords.access.revokedToast'),
            })
          }
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking === 'remove' && (
        <Question
          title={t('landlords.tenant.removeTitle', { name })}
          text={t('landlords.tenant.removeText')}
          verb={t('landlords.tenant.remove')}
          onYes={() => remove.mutate(tenant.id, { onSuccess: done('landlords.tenant.removedToast') })}
          onClose={() => setAsking(undefined)}
        />
      )}
    </div>
  );
}

/** A past tenant keeps access for some time after the lease. */
const hasAccess = ({ accessEndsAt }: LeaseTenant) => accessEndsAt === null || new Date(accessEndsAt) > new Date();

/** Says for how long the tenants of an ended lease still have access, and that codes from before the end don't open it. */
export function AccessIntro({ lease }: { lease: Lease }) {
  const t = useT();
  const { instant } = useFormats();
  const endsAt = lease.tenants.find(({ accessEndsAt }) => accessEndsAt)?.accessEndsAt;
  if (lease.state !== 'ended' || !endsAt) return <Text ink={2}>{t('landlords.access.text')}</Text>;
  // Access ends at midnight: its last day is the one before.
  const lastMoment = new Date(new Date(endsAt).getTime() - 1);
  const day = instant(lastMoment, { dateStyle: 'long', timeZone: lease.unit.timeZone });
  return (
    <Text ink={2}>{t(lastMoment > new Date() ? 'landlords.access.former' : 'landlords.access.over', { day })}</Text>
  );
}

/** Points to the reason why no code can be issued yet. */
const VERIFY_FIRST = 'verify-first';

/** Codes can be issued once the address of the person who issues them is verified. */
function VerifyFirst({ email }: { email: string }) {
  const t = useT();
  return (
    <div id={VERIFY_FIRST}>
      <Notice tone="warning" title={t('landlords.access.verifyFirst')} action={<SendLinkAgain />}>
        <Mailed to={email}>{t('app.verify.mailed', { email })}</Mailed>
      </Notice>
    </div>
  );
}

/** Everyone on the lease, and their access: code, letter, revoking. */
export function TenantAccess({ lease }: { lease: Lease }) {
  const emailOf = useEmailWords();
  const { data: me } = useQuery(ownProfileQuery);
  const unverified = me?.emailVerified === false;
  return (
    <>
      {unverified && lease.tenants.some(hasAccess) && <VerifyFirst email={me.email} />}
      <ul className={styles.list}>
        {lease.tenants.map((tenant) => (
          <li key={tenant.id} className={styles.tenant}>
            <Avatar name={fullName(tenant)} />
            <span className={styles.words}>
              <strong>{fullName(tenant)}</strong>
              <Text as="span" look="small" ink={2}>
                {[emailOf(tenant), tenant.phone].filter(Boolean).join(' · ')}
              </Text>
            </span>
            <AccessState tenant={tenant} timeZone={lease.unit.timeZone} />
            <Actions lease={lease} tenant={tenant} unverified={unverified} />
          </li>
        ))}
      </ul>
    </>
  );
}
