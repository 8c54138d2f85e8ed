import { Injectable } from '@nestjs/common';
import { INVITATION_DAYS } from '../../contract/limits.js';
import { Scheduled } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';

/** After they expire: an owner still sees whom to invite again. */
const KEPT_DAYS = 30;

/** Whoever never came has done nothing that refers to them. In one statement, so a person is gone as a whole or not at all. */
const FORGET = `with over as (
    select u.id from app_user u where u.invited_at < $1
      and exists (select 1 from membership m where m.user_id = u.id and m.role = 'invited') for update skip locked
  ), links as (delete from account_link where user_id = any(array(select id from over))),
  memberships as (delete from membership where user_id = any(array(select id from over))),
  credentials as (delete from credential where user_id = any(array(select id from over)))
  delete from app_user where id = any(array(select id from over))`;

/** Forgets colleagues who never accepted, so that their address is free and nothing about them is kept. */
@Injectable()
export class TidyInvitations {
  constructor(private readonly scope: Scope) {}

  @Scheduled('colleagues.tidy', '40 3 * * *')
  async tidy(): Promise<void> {
    const days = INVITATION_DAYS + KEPT_DAYS;
    await this.scope.writeUnaudited(FORGET, [new Date(this.scope.clock.now().getTime() - days * 24 * 3600_000)]);
  }
}
