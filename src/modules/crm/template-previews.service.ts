import { Injectable } from '@nestjs/common';
import { leadMailValues } from '../../contract/lead-mail.js';
import { Settings } from '../../platform/config/settings.js';
import { orNotFound } from '../../platform/errors/problem.js';
import { Catalogues } from '../../platform/i18n/catalogues.js';
import { Channels } from '../../platform/outbox/channels.js';
import { renderMail } from '../../platform/outbox/render-mail.js';
import { Scope } from '../../platform/scope/scope.js';
import { fillTemplate, textsIn } from '../email-templates/rules/fill-template.js';
import { refuseUnknownVariables } from '../email-templates/rules/unknown-variables.js';
import { Readings } from '../people/readings.service.js';
import type { LeadRow } from './lead.dto.js';
import { LEAD_SQL } from './lead.rows.js';
import { salesMail, SENDER_NAME, type Recipient, type SenderName } from './sales-mail.js';
import type {
  PreviewedTexts,
  SampleTexts,
  TemplatePreviewResponse,
  TemplateTestResponse,
} from './template-preview.dto.js';

const ONESELF =
  "select email, language, trim(first_name || ' ' || last_name) as name from app_user where id = $1 and deleted_at is null";

/** Previews of templates while they are being written. */
@Injectable()
export class TemplatePreviews {
  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
    private readonly words: Catalogues,
    private readonly channels: Channels,
    private readonly readings: Readings,
  ) {}

  /** With sample values. 400 `unknown_variable`. */
  async sample(texts: SampleTexts): Promise<TemplatePreviewResponse> {
    refuseUnknownVariables(texts);
    return this.rendered(this.sampleLead(texts.language), texts, await this.senderName());
  }

  /** With the values of a lead. Reading it is recorded in the audit log. 400 `unknown_variable`, 404 for an unknown lead. */
  async forLead(id: string, texts: PreviewedTexts): Promise<TemplatePreviewResponse> {
    refuseUnknownVariables(texts);
    const [lead] = await this.scope.rows<LeadRow>(LEAD_SQL, [id]);
    const preview = this.rendered(orNotFound(lead), texts, await this.senderName());
    await this.readings.note('lead.read', 'crm_lead', id);
    return preview;
  }

  /** Sends it to the actor, with sample values, so that no one's data is emailed. 400 `unknown_variable`. */
  test(texts: SampleTexts): Promise<TemplateTestResponse> {
    refuseUnknownVariables(texts);
    const { userId, demo } = this.scope.actor;
    return this.scope.write('email_template.test', async (tx) => {
      const [oneself] = await tx.rows<{ email: string; language: string; name: string }>(ONESELF, [userId]);
      const { email, language, name } = orNotFound(oneself);
      const values = leadMailValues(this.sampleLead(texts.language), name);
      const { subject, body } = fillTemplate(texts, texts.language, values);
      tx.about('user', userId ?? '');
      tx.send({ channel: 'email', to: email, language, template: 'email-templates.test', params: { subject, body } });
      return { to: email, leaves: !demo && this.channels.delivers('email') };
    });
  }

  /** The links are not real: a click in a preview must not unsubscribe the lead. */
  private rendered(lead: Recipient, texts: PreviewedTexts, name: string): TemplatePreviewResponse {
    const { companyAddress, publicUrl } = this.settings;
    const address = companyAddress ?? this.words.text(lead.language, 'crm.sample.address');
    const unsubscribeUrl = `${publicUrl}/newsletter?stop=preview`;
    const mail = salesMail(lead, texts, { name, address }, { unsubscribeUrl, oneClickUrl: unsubscribeUrl });
    const { language } = textsIn(texts, lead.language);
    return { to: mail.to, ...renderMail(this.words, mail), language, addressMissing: companyAddress === undefined };
  }

  private sampleLead(language: Recipient['language']): Recipient {
    const say = (part: string) => this.words.text(language, `crm.sample.${part}`);
    return {
      email: 'sample@example.com',
      language,
      source: 'trial',
      firstName: say('firstName'),
      lastName: say('lastName'),
      company: say('company'),
    };
  }

  private async senderName(): Promise<string> {
    const [sender] = await this.scope.rows<SenderName>(SENDER_NAME, [this.scope.actor.userId]);
    return sender?.name ?? '';
  }
}
