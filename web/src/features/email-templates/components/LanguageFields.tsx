import { LANGUAGES } from '@contract/languages';
import { LEAD_MAIL_FIELDS, type LeadMailField } from '@contract/leads';
import { useT } from '@i18n/messages';
import { InputArea, InputText } from '@shared/form/inputs';
import { Button } from '@ui/controls/Button';
import { useField } from 'formik';
import { useRef, type FocusEvent } from 'react';
import { SUFFIX, unknownIn, type TextName } from './template-form';
import styles from './templates.module.css';

type Input = HTMLInputElement | HTMLTextAreaElement;

/** `name` also means the first name. Templates can use it, but offering one of the two is enough. */
const OFFERED = LEAD_MAIL_FIELDS.filter((field) => field !== 'name');

/** The error for an unknown variable. It is shown while the user types, not only when they leave the field. */
function useUnknown(name: TextName): { error?: string } {
  const t = useT();
  const [{ value }] = useField<string>(name);
  const unknown = unknownIn(value);
  return unknown === undefined ? {} : { error: t('email-templates.unknown', { name: unknown }) };
}

function Language({ code, nativeName }: (typeof LANGUAGES)[number]) {
  const t = useT();
  const [subject, body] = [`subject${SUFFIX[code]}`, `body${SUFFIX[code]}`] as const;
  const [subjectFault, bodyFault] = [useUnknown(subject), useUnknown(body)];
  return (
    <fieldset className={styles.language}>
      <legend>{nativeName}</legend>
      <InputText
        name={subject}
        lang={code}
        label={t('email-templates.subjectIn', { language: nativeName })}
        {...subjectFault}
      />
      <InputArea
        name={body}
        lang={code}
        rows={12}
        label={t('email-templates.bodyIn', { language: nativeName })}
        help={t(code === 'en' ? 'email-templates.bodyHelp' : 'email-templates.translationHelp')}
        {...bodyFault}
      />
    </fieldset>
  );
}

function write(field: Input, variable: LeadMailField): void {
  field.focus();
  field.setRangeText(`{${variable}}`, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Subject and text in each language, and buttons that insert variables at the last cursor position. */
export function LanguageFields() {
  const t = useT();
  const fields = useRef<HTMLDivElement>(null);
  const last = useRef<Input>(null);
  const remember = ({ target }: FocusEvent) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) last.current = target;
  };
  const insert = (variable: LeadMailField) => {
    const field = last.current ?? fields.current?.querySelector('textarea');
    if (field) write(field, variable);
  };
  return (
    <>
      <div role="group" aria-label={t('email-templates.variables')} className={styles.variables}>
        <span className={styles.hint}>{t('email-templates.insert')}</span>
        {OFFERED.map((variable) => (
          <Button key={variable} size="sm" variant="secondary" onClick={() => insert(variable)}>
            {t(`email-templates.variable.${variable}`)}
          </Button>
        ))}
      </div>
      <div ref={fields} className={styles.languages} onFocus={remember}>
        {LANGUAGES.map((language) => (
          <Language key={language.code} {...language} />
        ))}
      </div>
    </>
  );
}
