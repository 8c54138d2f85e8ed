import { FormError } from '@ui/fields/FormError';
import { useState, type ReactNode } from 'react';
import { ProviderButton } from './ProviderButton';
import styles from './AuthForm.module.css';

export interface ProviderWaysProps {
  providers: readonly { id: string; name: string }[];
  /** More ways below; `tell` shows a sentence above all of them. */
  children?: (tell: (sentence: string) => void) => ReactNode;
}

/** A button for each service that signs people in, apart from the form above. */
export function ProviderWays({ providers, children }: ProviderWaysProps) {
  const [notice, setNotice] = useState<string>();
  return (
    <div className={styles.or}>
      {notice && <FormError title={notice} />}
      {providers.map((one) => (
        <ProviderButton key={one.id} {...one} onFailure={setNotice} />
      ))}
      {children?.(setNotice)}
    </div>
  );
}
