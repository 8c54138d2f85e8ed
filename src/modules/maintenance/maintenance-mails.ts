import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { dayText, homeText, type HomeParts } from '../../platform/i18n/written.js';
import type { Tx } from '../../platform/scope/tx.js';
import { HOME_JSON } from '../portfolio/home.rows.js';

interface Reader {
  userId: string;
  email: string;
  language: string;
}
interface About {
  title: string;
  place: HomeParts;
  accountId: string;
}

const ABOUT = `select r.title, ${HOME_JSON} as place, r.account_id as "accountId"
  from service_request r join property p on p.id = r.property_id left join unit u on u.id = r.unit_id where r.id = $1`;
const READERS = `select x.id as "userId", x.email, x.language from membership m join app_user x on x.id = m.user_id
  where m.account_id = $1 and m.role in ('owner', 'manager') and x.suspended_at is null and x.deleted_at is null
    and x.email_notifications and x.maintenance_updates`;

/** Emails the landlord’s people about a request that a schedule has made, except the person who has just saved the schedule. */
@Injectable()
export class MaintenanceMails {
  constructor(private readonly settings: Settings) {}

  /** Runs as the system: no other role sees all addresses. */
  async send(tx: Tx, { requestId, dueOn, company }: { requestId: string; dueOn: string; company: string | null }) {
    const [about] = await tx.rows<About>(ABOUT, [requestId]);
    if (!about) return;
    for (const { userId, email, language } of await tx.rows<Reader>(READERS, [about.accountId])) {
      if (userId === tx.actor.userId) continue;
      tx.send({
        channel: 'email',
        to: email,
        language,
        template: 'maintenance.raised',
        params: {
          title: about.title,
          place: homeText(language, about.place),
          day: dayText(language, dueOn),
          company: company ?? '',
          hasCompany: company ? 'yes' : 'no',
          url: `${this.settings.publicUrl}/dashboards/landlord/maintenance/${requestId}`,
        },
      });
    }
  }
}
