import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { homeText, type HomeParts } from '../../platform/i18n/written.js';
import { Handles } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import { homeJson } from '../portfolio/home.rows.js';
import { documentShared } from './document.events.js';

interface Reader {
  email: string;
  firstName: string;
  language: string;
  home: HomeParts;
}

const READERS = `select u.email, u.first_name as "firstName", u.language, ${homeJson('n')} as home
  from lease_tenant t join app_user u on u.id = t.user_id join property p on p.id = t.property_id join unit n on n.id = t.unit_id
  where t.lease_id = $1 and u.suspended_at is null and u.email_notifications and lw_open(t.access_ends_at)`;

/**
 * Emails tenants who chose this notification that a document was shared with them. Its name is only shown after they
 * sign in.
 */
@Injectable()
export class SharingMails {
  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
  ) {}

  @Handles(documentShared, 'documents.sharing-mails', 'document.shared>SharingMails.shared')
  async shared({ documentId, leaseId }: { documentId: string; leaseId: string }): Promise<void> {
    await this.scope.write('document.tell', async (tx) => {
      tx.about('document', documentId);
      for (const { email, firstName, language, home } of await tx.rows<Reader>(READERS, [leaseId])) {
        tx.send({
          channel: 'email',
          to: email,
          language,
          template: 'documents.shared',
          params: {
            name: firstName,
            home: homeText(language, home),
            url: `${this.settings.publicUrl}/dashboards/tenant/lease`,
          },
        });
      }
    });
  }
}
