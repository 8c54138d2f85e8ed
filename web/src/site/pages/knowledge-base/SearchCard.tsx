import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { localAddress, useKnownPages } from '@nav/LocalLink';
import { paths } from '@nav/paths';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { Button } from '@ui/controls/Button';
import { TextField } from '@ui/fields/TextField';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import styles from './search-card.module.css';

/**
 * Searches the help center, which shows the results on its own page. A browser without scripts submits the form
 * natively.
 */
export function SearchCard() {
  const t = useT();
  const { language } = useLanguage();
  const pages = useKnownPages();
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    void navigate(localAddress(paths.helpCenter({ q }), language, pages));
  };
  return (
    <form role="search" className={styles.search} action={paths.helpCenter()} onSubmit={submit}>
      <TextField
        type="search"
        name="q"
        label={t('help-center.search')}
        placeholder={t('help-center.search.example')}
        prefix={<IconSearch size={20} stroke={1.75} aria-hidden />}
        autoComplete="off"
      />
      <Button type="submit" size="lg" fullWidth>
        {t('knowledge-base.search.go')}
      </Button>
    </form>
  );
}
