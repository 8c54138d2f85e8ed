import { Injectable } from '@nestjs/common';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { DownloadLinks } from '../../platform/files/download-links.js';
import type { Actor } from '../../platform/scope/actor.js';
import { Scope } from '../../platform/scope/scope.js';
import { Throttle } from '../../platform/throttle/throttle.js';
import type { Leaving } from './account-archive.service.js';
import { ARCHIVE_DOWNLOADS } from './limits.js';
import type { ArchiveDownloadQuery } from './moving.dto.js';

const OWNERS = `select u.id from membership m join app_user u on u.id = m.user_id
  where m.account_id = $1 and m.user_id = $2 and m.role = 'owner' and not m.demo and u.user_type = 'landlord'
    and u.deleted_at is null and u.suspended_at is null`;

/**
 * Addresses at which browsers download the archive of an account, so that they write it to the disk while it is sent. The signature
 * stands for the owner who asked for it, for as long as that of a document.
 */
@Injectable()
export class ArchiveLinks {
  constructor(
    private readonly scope: Scope,
    private readonly links: DownloadLinks,
    private readonly throttle: Throttle,
  ) {}

  linkTo({ accountId, userId }: Leaving): string {
    const { expires, signature } = this.links.sign(signed({ accountId, userId }));
    return `/api/account-archives/${accountId}?owner=${userId}&expires=${expires}&signature=${signature}`;
  }

  /**
   * Runs `fn` as the owner for whom the address was signed: 404 if it is wrong or has expired, or if they aren’t an owner anymore. 429
   * after too many downloads.
   */
  async asOwner<T>(accountId: string, query: ArchiveDownloadQuery, fn: (who: Leaving) => Promise<T>): Promise<T> {
    const who = { accountId, userId: query.owner };
    if (!this.links.isValid(signed(who), query.expires, query.signature)) throw new Problem('not_found');
    const [owner] = await this.scope.asSystem('signed archive', () =>
      this.scope.rows<{ id: string }>(OWNERS, [accountId, query.owner]),
    );
    orNotFound(owner);
    await this.throttle.use(ARCHIVE_DOWNLOADS, who.userId);
    const actor: Actor = { role: 'landlord', ...who, accountRole: 'owner', demo: false, sessionId: null };
    return this.scope.as(actor, () => fn(who));
  }
}

/** Can't be mistaken for a file's id, which other addresses are signed for. */
const signed = ({ accountId, userId }: Leaving): string => `account-archive ${accountId} ${userId}`;
