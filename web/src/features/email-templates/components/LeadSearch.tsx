import { useT } from '@i18n/messages';
import { ListSearch } from '@shared/list/ListSearch';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { useState } from 'react';
import { leadsFoundQuery, type Lead } from '../api/templates';
import styles from './templates.module.css';
import lists from '@shared/list/list.module.css';

const nameOf = ({ firstName, lastName }: Lead) => `${firstName} ${lastName}`.trim();

/** Searches for the lead for whom the email is previewed. */
export function LeadSearch({ onChoose }: { onChoose: (lead: Lead) => void }) {
  const t = useT();
  const [q, setQ] = useState('');
  const { data: found } = useQuery(leadsFoundQuery(q));
  const searched = q.trim().length > 1 && found !== undefined;
  return (
    <div className={lists.stack}>
      <ListSearch value={q} label={t('email-templates.findLead')} onChange={setQ} />
      {searched && found.length === 0 && <p className={lists.quiet}>{t('email-templates.nothingFound')}</p>}
      {searched && found.length > 0 && (
        <ul className={styles.found} aria-label={t('email-templates.found')}>
          {found.map((lead) => (
            <li key={lead.id}>
              <Button variant="secondary" size="sm" onClick={() => onChoose(lead)}>
                {t('email-templates.person', { name: nameOf(lead), email: lead.email })}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
