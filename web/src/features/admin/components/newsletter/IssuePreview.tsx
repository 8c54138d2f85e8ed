import { LANGUAGES, type Language } from '@contract/languages';
import { useT } from '@i18n/messages';
import { Loaded } from '@shared/list/Loaded';
import { MailFrame } from '@shared/mail/MailFrame';
import { useQuery } from '@tanstack/react-query';
import { SegmentedControl } from '@ui/layout/SegmentedControl';
import { useState } from 'react';
import { issuePreviewQuery, type Issue } from '../../api/newsletter';
import styles from './newsletter.module.css';

/** The newsletter as its readers get it, one language at a time. */
export function IssuePreview({ issue }: { issue: Issue }) {
  const t = useT();
  const [language, setLanguage] = useState<Language>('en');
  const mail = useQuery(issuePreviewQuery(issue.id, issue.version, language));
  return (
    <div className={styles.preview}>
      <SegmentedControl
        label={t('admin.newsletter.language')}
        value={language}
        onChange={setLanguage}
        options={LANGUAGES.map(({ code, nativeName }) => ({ value: code, label: nativeName }))}
      />
      <Loaded query={mail} shape="list">
        {({ html }) => <MailFrame html={html} title={t('admin.newsletter.previewTitle')} />}
      </Loaded>
    </div>
  );
}
