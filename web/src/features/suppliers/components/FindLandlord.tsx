import { useProblemText } from '@api/problem-text';
import { useT } from '@i18n/messages';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { FormError } from '@ui/fields/FormError';
import { TextField } from '@ui/fields/TextField';
import { Dialog } from '@ui/overlay/Dialog';
import { Avatar } from '@ui/person/Avatar';
import { Skeleton } from '@ui/states/Skeleton';
import { useState, type SubmitEvent } from 'react';
import { landlordsQuery, SHORTEST_NAME, type FoundLandlord } from '../api/find-landlords';
import styles from './FindLandlord.module.css';

interface FindLandlordProps {
  supplierId: string;
  /** The landlords of the supplier's jobs. */
  tied: FoundLandlord[];
  /** Whether the supplier can also search for other landlords. */
  elite: boolean;
  onChoose: (landlord: FoundLandlord) => void;
  onClose: () => void;
}

/**
 * Chooses a landlord to write to: one of the supplier's jobs or, for Elite Partners, any by name or company
 * (docs/specification/elite-partners.md).
 */
export function FindLandlord({ tied, elite, onClose, ...more }: FindLandlordProps) {
  const t = useT();
  return (
    <Dialog open asksFirst={false} onClose={onClose} title={t('suppliers.find.title')} closeLabel={t('app.close')}>
      <div className={styles.find}>
        {elite && <Search {...more} />}
        {tied.length > 0 && (
          <div>
            {elite && <h3 className={styles.title}>{t('suppliers.find.tied')}</h3>}
            <Landlords label={t('suppliers.find.tied')} found={tied} onChoose={more.onChoose} />
          </div>
        )}
      </div>
    </Dialog>
  );
}

function Search({ supplierId, onChoose }: Pick<FindLandlordProps, 'supplierId' | 'onChoose'>) {
  const t = useT();
  const textOf = useProblemText();
  const [typed, setTyped] = useState('');
  const [asked, ask] = useState('');
  const { data: found, error, isFetching } = useQuery(landlordsQuery(supplierId, asked));
  const search = (event: SubmitEvent) => {
    event.preventDefault();
    ask(typed.trim());
  };
  return (
    <>
      <form role="search" className={styles.form} onSubmit={search}>
        <TextField
          type="search"
          autoComplete="off"
          label={t('suppliers.find.name')}
          prefix={<IconSearch size={18} stroke={1.75} aria-hidden />}
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" disabled={typed.trim().length < SHORTEST_NAME} loading={isFetching}>
          {t('suppliers.find.verb')}
        </Button>
      </form>
      {error && <FormError title={textOf(error)} />}
      {!error && isFetching && !found && <Skeleton shape="list" rows={2} label={t('app.loading')} />}
      <div aria-live="polite">{found && <Results found={found} onChoose={onChoose} />}</div>
    </>
  );
}

function Results({ found, onChoose }: { found: FoundLandlord[]; onChoose: (landlord: FoundLandlord) => void }) {
  const t = useT();
  if (found.length === 0) return <p className={styles.none}>{t('suppliers.find.none')}</p>;
  return <Landlords label={t('suppliers.find.results')} found={found} onChoose={onChoose} />;
}

interface LandlordsProps {
  label: string;
  found: FoundLandlord[];
  onChoose: (landlord: FoundLandlord) => void;
}

function Landlords({ label, found, onChoose }: LandlordsProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {found.map((landlord) => (
        <li key={landlord.accountId}>
          <button type="button" className={styles.row} onClick={() => onChoose(landlord)}>
            <Avatar name={landlord.landlordName} />
            <span className={styles.words}>
              <span className={styles.name}>{landlord.landlordName}</span>
              {landlord.contactName !== landlord.landlordName && (
                <span className={styles.contact}>{landlord.contactName}</span>
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
