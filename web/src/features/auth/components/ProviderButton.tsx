import { REDIRECT_MS } from '@contract/limits';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { GOOGLE, loginAddress } from '../api/provider';

export interface ProviderButtonProps {
  id: string;
  name: string;
  /** Gets the sentence that says why it can't begin. */
  onFailure: (sentence: string) => void;
}

/** Leads to Google or another provider, which signs the person in (docs/specification/sign-in-dialogs.md). */
export function ProviderButton({ id, name, onFailure }: ProviderButtonProps) {
  const t = useT();
  const { language } = useLanguage();
  const [title, failed] =
    id === GOOGLE
      ? [t('auth.google'), t('auth.google.failed')]
      : [t('auth.provider', { name }), t('auth.provider.failed')];
  // Asked for before going there: a refusal must not leave people on a page of JSON.
  const leave = () => {
    setTimeout(() => {
      const login = loginAddress(id, 'landlord', language);
      fetch(login, { redirect: 'manual' })
        .then((answer) => (answer.type === 'opaqueredirect' ? location.assign(login) : onFailure(failed)))
        .catch(() => onFailure(failed));
    }, REDIRECT_MS.google);
  };
  return (
    <Button variant="secondary" fullWidth onClick={leave}>
      {title}
    </Button>
  );
}
