import { useT } from '@i18n/messages';
import { Loaded } from '@shared/list/Loaded';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { FormActions } from '@ui/fields/FormActions';
import { Text } from '@ui/layout/Heading';
import { useState } from 'react';
import { useActivateLease } from '../../api/activate-lease';
import { useAddTenant } from '../../api/add-tenant';
import { leaseQuery } from '../../api/get-lease';
import { useRemoveTenant } from '../../api/remove-tenant';
import type { Lease } from '../../api/types';
import { TenantForm } from '../lease/TenantForm';
import { fullName } from '../names';
import { useEmailWords } from '../use-email-words';
import access from '../lease/access.module.css';
import styles from '../list.module.css';

function People({ lease }: { lease: Lease }) {
  const t = useT();
  const emailOf = useEmailWords();
  const remove = useRemoveTenant(lease.id);
  return (
    <ul className={access.list}>
      {lease.tenants.map((tenant) => (
        <li key={tenant.id} className={access.tenant}>
          <span className={access.words}>
            <strong>{fullName(tenant)}</strong>
            <Text as="span" look="small" ink={2}>
              {emailOf(tenant)}
            </Text>
          </span>
          {!tenant.joined && (
            <Button variant="ghost" size="sm" onClick={() => remove.mutate(tenant.id)}>
              {t('landlords.tenant.remove')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function Step({ lease, onNext }: { lease: Lease; onNext: () => void }) {
  const t = useT();
  const [adding, setAdding] = useState(lease.tenants.length === 0);
  const add = useAddTenant(lease.id);
  const activate = useActivateLease(lease.id);
  if (adding) {
    return (
      <TenantForm
        draft={`lease.tenant.${lease.id}`}
        saveLabel={t('landlords.tenant.save')}
        cancel={
          lease.tenants.length > 0 && (
            <Button variant="ghost" onClick={() => setAdding(false)}>
              {t('landlords.cancel')}
            </Button>
          )
        }
        onSave={async (body) => {
          await add.mutateAsync(body);
          setAdding(false);
        }}
      />
    );
  }
  return (
    <div className={styles.stack}>
      <People lease={lease} />
      <Text ink={2}>{t('landlords.wizard.activateText')}</Text>
      <FormActions>
        <Button
          variant="secondary"
          icon={<IconPlus size={18} stroke={1.75} aria-hidden />}
          onClick={() => setAdding(true)}
        >
          {t('landlords.tenant.addAnother')}
        </Button>
        <Button
          disabled={lease.tenants.length === 0}
          loading={activate.isPending}
          onClick={() => (lease.state === 'draft' ? activate.mutate(undefined, { onSuccess: onNext }) : onNext())}
        >
          {t(lease.state === 'draft' ? 'landlords.wizard.activate' : 'landlords.wizard.next')}
        </Button>
      </FormActions>
    </div>
  );
}

/** Fourth step: who lives there. After it the lease is activated. */
export function TenantsStep({ leaseId, onNext }: { leaseId: string; onNext: () => void }) {
  const query = useQuery(leaseQuery(leaseId));
  return (
    <Loaded query={query} shape="form">
      {(lease) => <Step lease={lease} onNext={onNext} />}
    </Loaded>
  );
}
