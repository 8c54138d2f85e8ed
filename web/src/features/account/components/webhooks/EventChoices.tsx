import { WEBHOOK_EVENTS, type WebhookEvent } from '@contract/webhooks';
import { useT } from '@i18n/messages';
import { Checkbox } from '@ui/fields/Choice';
import { FieldNotes, useFieldIds } from '@ui/fields/Field';
import { useField } from 'formik';
import keys from '../api-keys/api-keys.module.css';
import styles from './webhooks.module.css';

/** What a webhook is sent for. The form's field is `events`. */
export function EventChoices() {
  const t = useT();
  const [{ value }, { touched, error }, { setValue }] = useField<WebhookEvent[]>('events');
  const wrong = touched ? error : undefined;
  const ids = useFieldIds({ error: wrong });
  const toggle = (event: WebhookEvent, on: boolean) =>
    void setValue(WEBHOOK_EVENTS.filter((one) => (one === event ? on : value.includes(one))));
  return (
    <fieldset className={keys.areas} aria-describedby={ids.aria['aria-describedby']}>
      <legend className={keys.legend}>{t('account.webhooks.events')}</legend>
      <div className={styles.events}>
        {WEBHOOK_EVENTS.map((event, at) => (
          <Checkbox
            key={event}
            name={at === 0 ? 'events' : undefined}
            label={t(`account.webhooks.event.${event}`)}
            checked={value.includes(event)}
            onChange={({ target }) => toggle(event, target.checked)}
          />
        ))}
      </div>
      <FieldNotes ids={ids} error={wrong} />
    </fieldset>
  );
}
