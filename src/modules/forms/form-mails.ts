import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { Settings } from '../../platform/config/settings.js';
import { Catalogues } from '../../platform/i18n/catalogues.js';
import type { Tx } from '../../platform/scope/tx.js';
import type { FormSubmission } from './form-submission.entity.js';

/** Language of the mails to the company itself. */
const OFFICE_LANGUAGE = 'en';

type Sent = Pick<FormSubmission, 'kind' | 'firstName' | 'lastName' | 'email' | 'language' | 'details' | 'createdAt'>;

/** Mails that a sent form causes: one to the company, and one to the sender (docs/specification/forms.md). */
@Injectable()
export class FormMails {
  constructor(
    private readonly settings: Settings,
    private readonly words: Catalogues,
  ) {}

  /** To the company, with everything that was written. */
  tellCompany(tx: Tx, sent: Sent): void {
    const { kind, firstName, lastName, email, details } = sent;
    const say = (id: string) => this.words.text(OFFICE_LANGUAGE, id);
    const fields = Object.entries(details).map(([field, value]) => `${say(`forms.field.${field}`)}: ${value}`);
    tx.send({
      channel: 'email',
      to: this.settings.COMPANY_EMAIL,
      language: OFFICE_LANGUAGE,
      template: 'forms.received',
      params: {
        form: say(`forms.kind.${kind}`),
        name: `${firstName} ${lastName}`,
        email,
        fields: fields.join('\n') || '–',
      },
    });
  }

  /**
   * Confirms to the sender, without quoting the message and at most once a day per address, so that no one can use us
   * to send emails to a stranger again and again.
   */
  async confirm(tx: Tx, { kind, email, language, firstName, createdAt }: Sent): Promise<void> {
    const values = [v7(), email.toLowerCase(), createdAt.toISOString().slice(0, 10)];
    const { affectedRows } = await tx.em.execute<{ affectedRows: number }>(
      'insert into form_confirmation (id, email, sent_on) values (?, ?, ?) on conflict do nothing',
      values,
      'run',
    );
    if (affectedRows === 0) return;
    // A name is free text too: a long or odd one could be used to send a message to a stranger.
    const name = /^[\p{L}\p{M}'’ .-]{1,40}$/u.test(firstName) ? firstName : '';
    tx.send({
      channel: 'email',
      to: email,
      language,
      template: `forms.confirm_${kind}`,
      params: { name, hasName: name ? 'yes' : 'no', hours: this.settings.OFFICE_ANSWER_HOURS ?? 0 },
    });
  }
}
