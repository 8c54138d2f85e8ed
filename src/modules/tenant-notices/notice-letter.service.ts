import { Injectable } from '@nestjs/common';
import { languageOf, type Language } from '../../contract/languages.js';
import { asOneLine } from '../../contract/one-line.js';
import { orNotFound } from '../../platform/errors/problem.js';
import { fileName } from '../../platform/http/attachment.js';
import { Catalogues } from '../../platform/i18n/catalogues.js';
import { dayText, homeAddress, type HomeParts } from '../../platform/i18n/written.js';
import { drawFacts, drawHead, drawNotes, drawPdf } from '../../platform/pdf/pdf.js';
import { currentContext } from '../../platform/scope/context.js';
import { Scope } from '../../platform/scope/scope.js';
import { addressForReader, letterhead, type Letterhead } from '../accounts/rules/account-address.js';
import { HOME_JSON, TOWN } from '../portfolio/home.rows.js';
import type { TenantNoticeKind, TenantNoticeState } from './tenant-notice.states.js';

interface LetterRow extends Letterhead {
  name: string;
  home: HomeParts;
  town: string;
  kind: TenantNoticeKind;
  state: TenantNoticeState;
  givenOn: string;
  lastDay: string;
  reason: string | null;
  forwardingAddress: string | null;
}

/**
 * Other tenants of the lease see neither the reason nor the address; `$2` is whether the reader is a tenant, `$3` is
 * now.
 */
const LETTER = `select n.name, a.name as landlord, ${addressForReader('$3')} as "landlordAddress", p.country, n.kind, n.state, n.given_on::text as "givenOn", n.last_day::text as "lastDay",
    ${HOME_JSON} as home, ${TOWN} as town,
    case when theirs.to_read then n.reason end as reason, case when theirs.to_read then n.forwarding_address end as "forwardingAddress"
  from tenant_notice n join lease l on l.id = n.lease_id join account a on a.id = n.account_id
  join property p on p.id = l.property_id join unit u on u.id = l.unit_id
  cross join lateral (select not $2::boolean or n.user_id = lw_uid() as to_read) theirs where n.id = $1`;

/** A tenant’s notice as a letter for both sides. */
@Injectable()
export class NoticeLetter {
  constructor(
    private readonly scope: Scope,
    private readonly words: Catalogues,
  ) {}

  /** In the language that is asked for, else the reader’s. 404 for a notice that the actor doesn’t see. */
  async pdf(id: string, asked?: Language): Promise<{ name: string; bytes: Buffer }> {
    const isTenant = this.scope.actor.role === 'tenant';
    const row = orNotFound((await this.scope.rows<LetterRow>(LETTER, [id, isTenant, this.scope.clock.now()]))[0]);
    const language = asked ?? languageOf(currentContext().language);
    const say = (key: string) => this.words.text(language, `tenant-notices.letter.${key}`);
    const facts: [string, string][] = [
      [say('from'), asOneLine(row.name)],
      [say('to'), letterhead(row, language)],
      [say('home'), homeAddress(language, row)],
      [say('givenOn'), dayText(language, row.givenOn)],
      [say(row.kind === 'notice' ? 'lastDay' : 'askedDay'), dayText(language, row.lastDay)],
      [say('status'), say(`state.${row.state}`)],
      ...(row.reason ? [[say('reason'), row.reason] as [string, string]] : []),
      ...(row.forwardingAddress ? [[say('address'), row.forwardingAddress] as [string, string]] : []),
    ];
    const bytes = await drawPdf({ title: say(`${row.kind}.title`), language }, (pdf) => {
      drawHead(pdf, say(`${row.kind}.title`), '');
      drawFacts(pdf, facts);
      drawNotes(pdf, [say(`${row.kind}.text`), say('note')]);
    });
    const named = languageOf(currentContext().language);
    const title = this.words.text(named, `tenant-notices.letter.${row.kind}.title`);
    return { name: fileName([title, homeAddress(named, row)], 'pdf'), bytes };
  }
}
