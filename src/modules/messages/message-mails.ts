import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { homeText, type HomeParts } from '../../platform/i18n/written.js';
import { Handles } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import { TO_BE_TOLD } from './message-sql.js';
import { messageSent } from './message.events.js';

interface Reader {
  email: string;
  firstName: string;
  language: string;
  tenant: boolean;
  sender: string;
  /** For a tenant: the landlord on whose behalf a colleague wrote. */
  landlord: string | null;
  entryId: string | null;
  home: HomeParts;
}

/**
 * Sends the other side an email about their first unread message. The email doesn't quote it, so that it is only read after
 * sign-in.
 */
@Injectable()
export class MessageMails {
  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
  ) {}

  @Handles(messageSent, 'messages.mails', 'lease_message.sent>MessageMails.sent')
  async sent({ messageId, leaseId }: { messageId: string; leaseId: string }): Promise<void> {
    await this.scope.write('lease_message.tell', async (tx) => {
      tx.about('lease', leaseId);
      for (const { email, firstName, language, tenant, sender, landlord, entryId, home } of await tx.rows<Reader>(
        TO_BE_TOLD,
        [messageId],
      )) {
        const url = `${this.settings.publicUrl}/dashboards/${tenant ? 'tenant' : 'landlord'}/messages?lease=${leaseId}`;
        tx.send({
          channel: 'email',
          to: email,
          language,
          template: 'messages.new',
          params: {
            name: firstName,
            sender,
            behalf: landlord ? 'yes' : 'no',
            landlord: landlord ?? '',
            asks: entryId && !tenant ? 'yes' : 'no',
            // Landlords have many homes.
            hasHome: tenant ? 'no' : 'yes',
            home: homeText(language, home),
            url,
          },
        });
      }
    });
  }
}
