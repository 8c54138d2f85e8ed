import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { DonePicture } from '@ui/art/pictures';
import { ButtonLink } from '@ui/controls/Button';
import { Heading } from '@ui/layout/Heading';
import { useEffect, useRef } from 'react';
import { useAnswer } from './use-answer';
import styles from './FormPage.module.css';

/** Shown after the form for a trial was sent. */
export default function TrialThanks({ firstName }: { firstName: string }) {
  const t = useT();
  const { hours } = useAnswer();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.thanks}>
      <DonePicture />
      <Heading level={1} look="d3" ref={title} tabIndex={-1}>
        {firstName ? t('forms.trial.thanks.title', { firstName }) : t('forms.trial.thanks.plain')}
      </Heading>
      <p>{t('forms.trial.thanks.text', { hours })}</p>
      <ButtonLink href={paths.home()}>{t('forms.trial.home')}</ButtonLink>
    </div>
  );
}
