import { LANGUAGES } from '@contract/languages';
import { useT } from '@i18n/messages';
import { MailFrame } from '@shared/mail/MailFrame';
import { FactList } from '@ui/data/FactList';
import { SegmentedControl } from '@ui/layout/SegmentedControl';
import { Notice } from '@ui/states/Notice';
import { useState } from 'react';
import type { Preview } from '../api/templates';
import styles from './templates.module.css';
import lists from '@shared/list/list.module.css';

/** An email as its recipient gets it, as HTML or as plain text. */
export function MailView({ mail }: { mail: Preview }) {
  const t = useT();
  const [look, setLook] = useState<'page' | 'text'>('page');
  const { nativeName = mail.language } = LANGUAGES.find(({ code }) => code === mail.language) ?? {};
  return (
    <div className={lists.stack}>
      {mail.addressMissing && <Notice tone="warning">{t('email-templates.addressMissing')}</Notice>}
      <FactList
        facts={[
          { label: t('email-templates.to'), value: mail.to },
          { label: t('email-templates.subject'), value: <span lang={mail.language}>{mail.subject}</span> },
          { label: t('email-templates.language'), value: nativeName },
        ]}
      />
      <SegmentedControl
        label={t('email-templates.look')}
        value={look}
        onChange={setLook}
        options={[
          { value: 'page', label: t('email-templates.look.page') },
          { value: 'text', label: t('email-templates.look.text') },
        ]}
      />
      {look === 'page' ? (
        <MailFrame html={mail.html} title={t('email-templates.preview')} />
      ) : (
        <pre className={styles.text} lang={mail.language}>
          {mail.text}
        </pre>
      )}
    </div>
  );
}
