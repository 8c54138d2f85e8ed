import { useT } from '@i18n/messages';
import { ListSearch } from '@shared/list/ListSearch';
import { useInfiniteQuery } from '@tanstack/react-query';
import { FileField } from '@ui/fields/FileField';
import { SelectField } from '@ui/fields/SelectField';
import { Dialog } from '@ui/overlay/Dialog';
import { useState } from 'react';
import { leasesToFileQuery } from '../api/leases-to-file';
import { UploadCard } from './UploadCard';
import styles from './documents.module.css';

/** Drops papers on the list of all homes; the lease that they belong to is asked afterwards. */
export function DropAnywhere() {
  const t = useT();
  const [files, setFiles] = useState<File[]>([]);
  return (
    <div className={styles.drop}>
      <FileField multiple label={t('documents.choose')} help={t('documents.accepted')} onFiles={setFiles} />
      {files.length > 0 && <FileWhere files={files} onClose={() => setFiles([])} />}
    </div>
  );
}

function FileWhere({ files, onClose }: { files: readonly File[]; onClose: () => void }) {
  const t = useT();
  const [q, setQ] = useState('');
  const [leaseId, setLease] = useState('');
  const query = useInfiniteQuery(leasesToFileQuery(q));
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? [];
  const named = (name: string, value: string) => (value ? t('parts.named', { name, value }) : name);
  return (
    <Dialog open onClose={onClose} title={t('documents.add')} closeLabel={t('documents.close')}>
      <div className={styles.stack}>
        <p>{files.map(({ name }) => name).join(', ')}</p>
        <ListSearch value={q} label={t('documents.findLease')} onChange={setQ} />
        <SelectField
          label={t('documents.belongsTo')}
          placeholder={t('documents.chooseLease')}
          value={leaseId}
          onChange={(event) => setLease(event.target.value)}
          options={rows.map(({ id, streetNumber, street, unitLabel, tenants }) => ({
            value: id,
            label: named(`${streetNumber}-${unitLabel} ${street}`, tenants.join(', ')),
          }))}
        />
        {leaseId && <UploadCard key={leaseId} leaseId={leaseId} files={files} leases={[]} onDone={onClose} />}
      </div>
    </Dialog>
  );
}
