import { Injectable } from '@nestjs/common';
import { orNotFound } from '../../platform/errors/problem.js';
import { Handles } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import { ListingQuestion } from '../listings/listing-question.entity.js';
import { Listing } from '../listings/listing.entity.js';
import { listingAsked } from '../listings/listing.events.js';
import { LeaseMessage } from '../messages/lease-message.entity.js';
import { messageSent } from '../messages/message.events.js';
import { homeOf, notify, ownersOf, tenantsOf } from './notify.js';

const EARLIER =
  "delete from notification where kind = 'message' and lease_id = $1 and user_id = any($2) and read_at is null";

/** Notifies the other side of a lease of new messages, and landlords of questions about a listing. */
@Injectable()
export class MessageNotifications {
  constructor(private readonly scope: Scope) {}

  /** A conversation has at most one unread notification, which moves to the top with each message. */
  @Handles(messageSent, 'notifications.message')
  async sent({ messageId, leaseId }: { messageId: string; leaseId: string }): Promise<void> {
    await this.scope.write('notification.tell', async (tx) => {
      const { accountId, demo, senderId, senderName, fromTenant, createdAt } = orNotFound(
        await tx.em.findOne(LeaseMessage, { id: messageId }),
      );
      tx.about('lease', leaseId, accountId);
      const side = fromTenant ? await ownersOf(tx, accountId) : await tenantsOf(tx, leaseId);
      const users = side.filter((id) => id !== senderId);
      await tx.rows(EARLIER, [leaseId, users]);
      const params = { home: await homeOf(tx, leaseId), name: senderName };
      await notify(tx, users, { kind: 'message', accountId, demo, leaseId, subjectId: null, params, at: createdAt });
    });
  }

  @Handles(listingAsked, 'notifications.listing')
  async asked({ questionId, accountId }: { questionId: string; accountId: string }): Promise<void> {
    await this.scope.write('notification.tell', async (tx) => {
      const question = orNotFound(await tx.em.findOne(ListingQuestion, { id: questionId }));
      const { title, unitId, demo } = orNotFound(await tx.em.findOne(Listing, { id: question.listingId }));
      tx.about('listing_question', questionId, accountId);
      const users = await ownersOf(tx, accountId);
      await notify(tx, users, {
        kind: 'listing_question',
        accountId,
        demo,
        leaseId: null,
        subjectId: unitId,
        params: { title },
        at: this.scope.clock.now(),
      });
    });
  }
}
