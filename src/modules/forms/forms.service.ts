import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { currentContext } from '../../platform/scope/context.js';
import { Scope } from '../../platform/scope/scope.js';
import { FormMails } from './form-mails.js';
import { FormReceivers } from './form-receivers.service.js';
import type { FormKind } from './form-submission.entity.js';
import type { FormReceived, PersonFields } from './form.dto.js';
import { formSubmitted } from './forms.events.js';

/** What people send through the forms of the site. */
@Injectable()
export class FormsService {
  constructor(
    private readonly scope: Scope,
    private readonly mails: FormMails,
    private readonly receivers: FormReceivers,
  ) {}

  /**
   * Stores the submission, notifies the company, and sends a confirmation to the sender. A submission that fills in the
   * honeypot gets the same answer and is dropped. 429 past the limit.
   */
  async receive(kind: FormKind, body: PersonFields): Promise<FormReceived> {
    const { firstName, lastName, email, language: asked, website, ...rest } = body;
    const language = asked ?? currentContext().language;
    if (website) return { received: true };
    const { userId, demo } = this.scope.actor;
    const sent = {
      id: v7(),
      createdAt: this.scope.clock.now(),
      kind,
      firstName,
      lastName,
      email,
      language,
      details: filled(rest),
    };
    await this.scope.write('form.submit', async (tx) => {
      // Plain SQL: the sender may insert the row but not read it, so nothing can be returned.
      await tx.em.execute(
        `insert into form_submission (id, created_at, kind, first_name, last_name, email, language, details, user_id)
         values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        [sent.id, sent.createdAt, kind, firstName, lastName, email, language, JSON.stringify(sent.details), userId],
      );
      tx.about('form_submission', sent.id);
      this.mails.tellCompany(tx, sent);
      await this.mails.confirm(tx, sent);
      tx.beforeCommitAsSystem(() => this.receivers.receive(tx, { ...sent, userId, demo }));
      tx.changed(['form-submissions'], [sent.id], {});
      tx.publish(formSubmitted, {
        submissionId: sent.id,
        kind,
        firstName,
        lastName,
        email,
        language,
        details: sent.details,
      });
    });
    return { received: true };
  }
}

/** The optional fields that were filled in. */
function filled(fields: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
    ),
  );
}
