import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { orNotFound } from '../../platform/errors/problem.js';
import { Handles } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import { ListingQuestion } from './listing-question.entity.js';
import { Listing } from './listing.entity.js';
import { listingAsked } from './listing.events.js';

const PEOPLE = `select u.email, u.language from membership m join app_user u on u.id = m.user_id
  where m.account_id = $1 and m.role in ('owner', 'manager') and u.suspended_at is null and u.deleted_at is null and u.email_notifications
  order by u.id`;

/** Emails a question to the landlord's people, with a link to the page where they can answer it. */
@Injectable()
export class TellLandlord {
  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
  ) {}

  @Handles(listingAsked, 'listings.tell-landlord', 'listing.asked>TellLandlord.tell')
  async tell({ questionId, accountId }: { questionId: string; accountId: string }): Promise<void> {
    await this.scope.write('listing.tell_landlord', async (tx) => {
      const question = orNotFound(await tx.em.findOne(ListingQuestion, { id: questionId }));
      const listing = orNotFound(await tx.em.findOne(Listing, { id: question.listingId }));
      tx.about('listing_question', questionId, accountId);
      const url = `${this.settings.publicUrl}/dashboards/landlord/units/${listing.unitId}/listing`;
      const params = { title: listing.title, name: question.name, message: question.message, url };
      for (const { email, language } of await tx.rows<{ email: string; language: string }>(PEOPLE, [accountId])) {
        tx.send({ channel: 'email', to: email, language, template: 'listings.asked', params });
      }
    });
  }
}
