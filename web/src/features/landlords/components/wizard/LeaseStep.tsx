import { todayIn } from '@contract/time-zones';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { useBegunAgain } from '@shared/form/use-begun';
import { Loaded } from '@shared/list/Loaded';
import { useQuery } from '@tanstack/react-query';
import { useCreateLease } from '../../api/create-lease';
import { leaseQuery } from '../../api/get-lease';
import { propertyQuery } from '../../api/get-property';
import { unitQuery } from '../../api/get-unit';
import type { Lease, UnitDetail } from '../../api/types';
import { useUpdateLease } from '../../api/update-lease';
import { emptyLease, leaseValues } from '../lease/lease-form';
import { LeaseForm } from '../lease/LeaseForm';
import { RegionNote } from '../lease/RegionNote';
import styles from '../list.module.css';

function NewTerms({
  unit,
  region,
  timeZone,
  onNext,
}: {
  unit: UnitDetail;
  region: string;
  timeZone: string;
  onNext: (leaseId: string) => void;
}) {
  const t = useT();
  const { language } = useLanguage();
  const create = useCreateLease(unit.id);
  return (
    <LeaseForm
      initial={emptyLease(todayIn(timeZone), { rentCents: unit.marketRentCents, currency: unit.currency }, language)}
      currency={unit.currency}
      region={region}
      draft={`lease.terms.${unit.id}`}
      saveLabel={t('landlords.wizard.next')}
      onSave={async (body) => {
        const lease = await create.mutateAsync(body);
        if (lease) onNext(lease.id);
      }}
    />
  );
}

function ChangeTerms({ lease: present, onNext }: { lease: Lease; onNext: (leaseId: string) => void }) {
  const [lease, catchUp] = useBegunAgain(present, leaseQuery(present.id));
  const t = useT();
  const { language } = useLanguage();
  const update = useUpdateLease(lease.id);
  return (
    <LeaseForm
      initial={leaseValues(lease, language)}
      catchUp={async () => leaseValues(await catchUp(), language)}
      currency={lease.currency}
      region={lease.unit.region}
      running={lease.state !== 'draft'}
      saveLabel={t('landlords.wizard.next')}
      onSave={async (body) => {
        await update.mutateAsync({ ...body, version: lease.version });
        onNext(lease.id);
      }}
    />
  );
}

function Fresh({
  unitId,
  propertyId,
  onNext,
}: {
  unitId: string;
  propertyId: string;
  onNext: (leaseId: string) => void;
}) {
  const unit = useQuery(unitQuery(unitId));
  const property = useQuery(propertyQuery(propertyId));
  return (
    <Loaded query={unit} shape="form">
      {(home) => (
        <Loaded query={property} shape="form">
          {({ region, timeZone }) => <NewTerms unit={home} region={region} timeZone={timeZone} onNext={onNext} />}
        </Loaded>
      )}
    </Loaded>
  );
}

function Existing({ leaseId, onNext }: { leaseId: string; onNext: (leaseId: string) => void }) {
  const query = useQuery(leaseQuery(leaseId));
  return (
    <Loaded query={query} shape="form">
      {(lease) => <ChangeTerms lease={lease} onNext={onNext} />}
    </Loaded>
  );
}

/** Third step: the terms. Coming back changes the draft that was made. */
export function LeaseStep({
  unitId,
  propertyId,
  leaseId,
  onNext,
}: {
  unitId: string;
  propertyId: string;
  leaseId: string | undefined;
  onNext: (leaseId: string) => void;
}) {
  return (
    <div className={styles.stack}>
      {leaseId ? (
        <Existing leaseId={leaseId} onNext={onNext} />
      ) : (
        <Fresh unitId={unitId} propertyId={propertyId} onNext={onNext} />
      )}
      <RegionNote propertyId={propertyId} />
    </div>
  );
}
