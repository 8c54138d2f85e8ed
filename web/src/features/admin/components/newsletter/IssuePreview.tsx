import { LANGUAGES, type Language } from '@contract/languages';
import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { Card } from '@ui/layout/Card';
import { SegmentedControl } from '@ui/layout/SegmentedControl';
import { useState } from 'react';
import type { Issue } from '../../api/newsletter';
import { SUFFIX } from './issue-form';
import styles from './newsletter.module.css';

/** The newsletter as its readers get it, one language at a time. */
export function IssuePreview({ issue }: { issue: Issue }) {
  const t = useT();
  const [language, setLanguage] = useState<Language>('en');
  const suffix = SUFFIX[language];
  const button = issue[`buttonText${suffix}`];
  return (
    <div className={styles.preview}>
      <SegmentedControl
        label={t('admin.newsletter.language')}
        value={language}
        onChange={setLanguage}
        options={LANGUAGES.map(({ code, nativeName }) => ({ value: code, label: nativeName }))}
      />
      <Card>
        <article lang={language} className={styles.mail}>
          <h3>{issue[`subject${suffix}`] || t('admin.newsletter.missing')}</h3>
          {(issue[`body${suffix}`] || t('admin.newsletter.missing')).split(/\n{2,}/).map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
          {issue.buttonUrl && (
            <Button size="sm" disabled>
              {button || t('admin.newsletter.missing')}
            </Button>
          )}
        </article>
      </Card>
    </div>
  );
}
