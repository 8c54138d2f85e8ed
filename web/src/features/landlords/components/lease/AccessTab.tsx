import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { Button } from '@ui/controls/Button';
import { Section } from '@ui/layout/Section';
import { Dialog } from '@ui/overlay/Dialog';
import { useState } from 'react';
import { useAddTenant } from '../../api/add-tenant';
import type { Lease } from '../../api/types';
import { BulkTasks } from '../BulkTasks';
import { LettersDialog } from '../LettersDialog';
import { AccessIntro, TenantAccess } from './TenantAccess';
import { TenantForm } from './TenantForm';
import styles from './access.module.css';

const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

/** Everyone on a lease with their access. Welcome letters are emailed or printed here as from the list of leases. */
export function AccessTab({ lease }: { lease: Lease }) {
  const t = useT();
  const [open, setOpen] = useState<'adding' | 'writing'>();
  const add = useAddTenant(lease.id);
  const close = () => setOpen(undefined);
  const back = paths.landlordLease(lease.id, 'access');
  const canMail = lease.tenants.some(({ joined, email }) => !joined && email);
  return (
    <>
      <BulkTasks back={back} />
      <Section
        title={t('landlords.access.title')}
        aside={
          lease.state !== 'ended' && (
            <span className={styles.aside}>
              {canMail && (
                <Button variant="secondary" size="sm" icon={<IconMail {...ICON} />} onClick={() => setOpen('writing')}>
                  {t('landlords.letters.mail')}
                </Button>
              )}
              <Button variant="secondary" size="sm" icon={<IconPlus {...ICON} />} onClick={() => setOpen('adding')}>
                {t('landlords.tenant.add')}
              </Button>
            </span>
          )
        }
      >
        <AccessIntro lease={lease} />
        <TenantAccess lease={lease} />
        {open === 'writing' && <LettersDialog leaseIds={[lease.id]} back={back} onClose={close} />}
        {open === 'adding' && (
          <Dialog open title={t('landlords.tenant.add')} closeLabel={t('landlords.close')} onClose={close}>
            <TenantForm
              saveLabel={t('landlords.tenant.save')}
              onSave={async (body) => {
                await add.mutateAsync(body);
                close();
              }}
            />
          </Dialog>
        )}
      </Section>
    </>
  );
}
