import { Injectable } from '@nestjs/common';
import type { Language } from '../../contract/languages.js';
import { isTenantCode, normaliseTenantCode } from '../../contract/tenant-code.js';
import { Problem } from '../../platform/errors/problem.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { throttleNetwork, throttleSource } from '../../platform/throttle/source.js';
import { Throttle, type Use } from '../../platform/throttle/throttle.js';
import { FairTurns } from '../../platform/turns/fair-turns.js';
import type { User } from '../accounts/user.entity.js';
import { CODE_ENDED_WITH_LEASE, CODE_ENDS_AT } from '../leases/code-life.rows.js';
import { TenantCodes } from '../leases/tenant-codes.service.js';
import { TwoFactorService } from '../twofactor/two-factor.service.js';
import { CODE_LIMITS } from './limits.js';

/** A code with its tenant entry. */
export interface KnownCode {
  id: string;
  codeHash: string;
  accountId: string;
  demo: boolean;
  leaseId: string;
  leaseTenantId: string;
  userId: string | null;
  used: boolean;
  firstName: string;
  lastName: string;
  email: string | null;
  phone: string | null;
  language: Language;
}

/** Fewer than a source may fail: of right codes that arrive together none is taken for one too many. */
const AT_ONCE = 8;

/**
 * Finds the tenant entry of a code. An unused code expires after its lifetime or, unless it is for a past tenant, with
 * its lease; a used one expires with the access. Wrong, revoked and expired codes get the same answer: 401 `Invalid
 * access code`.
 */
@Injectable()
export class CodeLookup {
  /** Lines by source, as for passwords: strangers who guess do not keep waiting those who type the code of their letter. */
  private readonly turns = new FairTurns({ units: AT_ONCE, unitsPerKey: AT_ONCE, waiting: 256, waitingPerKey: 64 });

  constructor(
    private readonly scope: Scope,
    private readonly codes: TenantCodes,
    private readonly throttle: Throttle,
    private readonly twoFactor: TwoFactorService,
  ) {}

  /** A code alone doesn't sign in a person who must verify in two steps. */
  asksSecondStep(user: User): boolean {
    return this.twoFactor.isRequired(user);
  }

  /**
   * Counts wrong codes by source, by network and over the whole instance, each before it is looked at. While the instance
   * has had too many, a source has few tries: strangers do not lock those out who type the code of their letter. These tries
   * have an end each day, so that no number of networks makes up for them.
   */
  async find(typed: string): Promise<KnownCode> {
    const [source, network] = [throttleSource(), throttleNetwork()];
    const look = () => this.lookUp(typed);
    const always: Use[] = [
      [CODE_LIMITS.source, source],
      [CODE_LIMITS.network, network],
    ];
    const inFlood: Use[] = [
      [CODE_LIMITS.sourceInFlood, source],
      [CODE_LIMITS.networkInFlood, network],
      [CODE_LIMITS.floodDay, 'all'],
    ];
    const code = await this.turns.take(source, 1, () =>
      this.throttle.attempt(always, async () => {
        if (await this.throttle.tryUse(CODE_LIMITS.instance, 'all'))
          return this.throttle.takeBackIfRight([[CODE_LIMITS.instance, 'all']], look);
        return this.throttle.attempt(inFlood, look);
      }),
    );
    if (!code) throw new Problem('invalid_access_code');
    return code;
  }

  private async lookUp(typed: string): Promise<KnownCode | null> {
    if (!isTenantCode(normaliseTenantCode(typed))) return null;
    const values = [this.codes.hashes(typed), this.scope.clock.now()];
    return this.scope.asSystem('tenant code', async () => {
      const [row] = await this.scope.rows<KnownCode>(CODE_SQL, values);
      return row ? this.underCurrentKey(row, typed) : null;
    });
  }

  /** Codes are kept as hashes, so their key can change only when someone types one. */
  private async underCurrentKey(code: KnownCode, typed: string): Promise<KnownCode> {
    const codeHash = this.codes.hash(typed);
    if (codeHash === code.codeHash) return code;
    await this.scope.writeUnaudited('update access_code set code_hash = $2, key_id = $3 where id = $1', [
      code.id,
      codeHash,
      this.codes.keyId,
    ]);
    return { ...code, codeHash };
  }

  /** Uses the code up in the transaction of the set-up: of many simultaneous requests one succeeds. */
  async use(tx: Tx, { codeHash, leaseTenantId }: KnownCode, userId: string): Promise<void> {
    const now = this.scope.clock.now();
    const used = await tx.em.execute<object[]>(
      'update access_code set used_at = ? where code_hash = ? and used_at is null and revoked_at is null and expires_at > ? returning id',
      [now, codeHash, now],
    );
    const tied = await tx.em.execute<object[]>(
      `update lease_tenant set user_id = ?, joined_at = ?, version = version + 1
       where id = ? and (user_id is null or user_id = ?) returning id`,
      [userId, now, leaseTenantId, userId],
    );
    if (used.length === 0 || tied.length === 0) throw new Problem('invalid_access_code');
  }
}

const CODE_SQL = `
  select c.id, c.code_hash as "codeHash", c.account_id as "accountId", c.demo, c.lease_id as "leaseId", t.id as "leaseTenantId",
         t.user_id as "userId", c.used_at is not null as used, t.first_name as "firstName", t.last_name as "lastName", t.email, t.phone,
         t.language
  from access_code c join lease_tenant t on t.id = c.lease_tenant_id join lease l on l.id = c.lease_id join property p on p.id = l.property_id
  where c.code_hash = any($1::text[]) and c.revoked_at is null
    and case when c.used_at is not null then lw_open(t.access_ends_at)
      else ${CODE_ENDS_AT} > $2 and not ${CODE_ENDED_WITH_LEASE} end`;
