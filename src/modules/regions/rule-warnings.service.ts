import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { day, type Day } from '../../contract/days.js';
import { languageOf } from '../../contract/languages.js';
import { regionName } from '../../contract/regions.js';
import { Settings } from '../../platform/config/settings.js';
import { Catalogues } from '../../platform/i18n/catalogues.js';
import { dayText } from '../../platform/i18n/written.js';
import { Scheduled } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import type { RegionRuleEndResponse } from './region-editor.dto.js';
import { recordsInForce } from './rules/records-in-force.js';
import { rulesRunningOut } from './running-out.js';

const NEWS = `insert into region_rule_warning (id, region, place, topic, valid_to, created_at) values ($1, $2, $3, $4, $5, $6)
  on conflict (region, place, topic, valid_to) do nothing returning id`;
const WARNED = 'select region, place, topic, valid_to as "validTo" from region_rule_warning';
const ADMINS = `select email, first_name as "firstName", language from app_user
  where user_type = 'admin' and not demo and suspended_at is null and deleted_at is null and invited_at is null order by id`;

/** Warns admins in advance about regional rules that are about to expire, so that they can enter the next value. */
@Injectable()
export class RuleWarnings {
  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
    private readonly words: Catalogues,
  ) {}

  /** What runs out soon, or has run out, with nothing after it. */
  list(): RegionRuleEndResponse[] {
    const today = this.today();
    return rulesRunningOut(recordsInForce(), today).map(({ record: { region, place, topic }, validTo }) => ({
      region,
      place,
      topic,
      validTo,
      expired: validTo < today,
    }));
  }

  /** Mails each admin once about each of them. Runs as the system (schedule). */
  @Scheduled('region-rules.warn', '20 8 * * *')
  async run(): Promise<void> {
    const warned = new Set((await this.scope.rows<Warned>(WARNED)).map(keyOf));
    const news = this.list().filter((end) => !warned.has(keyOf(end)));
    if (news.length === 0) return;
    await this.scope.write('region_rule.warn', async (tx) => {
      const fresh: RegionRuleEndResponse[] = [];
      for (const end of news) {
        const added = await tx.rows(NEWS, [
          v7(),
          end.region,
          end.place ?? '',
          end.topic,
          end.validTo,
          this.scope.clock.now(),
        ]);
        if (added.length > 0) fresh.push(end);
      }
      if (fresh.length === 0) return;
      for (const { email, firstName, language } of await tx.rows<{
        email: string;
        firstName: string;
        language: string;
      }>(ADMINS)) {
        const params = {
          name: firstName,
          count: fresh.length,
          rules: fresh.map((end) => this.lineOf(end, language)).join('\n\n'),
          url: `${this.settings.publicUrl}/dashboards/admin/region-rules`,
        };
        tx.send({ channel: 'email', to: email, language, template: 'landlords.rules_running_out', params });
      }
    });
  }

  private lineOf({ region, place, topic, validTo, expired }: RegionRuleEndResponse, language: string): string {
    const where = [place, regionName(region, languageOf(language))].filter(Boolean).join(', ');
    return this.words.text(language, `landlords.ruleEnd.${expired ? 'ended' : 'ends'}`, {
      where,
      topic: this.words.text(language, `landlords.ruleTopic.${topic}`),
      day: dayText(language, validTo),
    });
  }

  private today(): Day {
    return day(this.scope.clock.now().toISOString().slice(0, 10));
  }
}

interface Warned {
  region: string;
  place: string | null;
  topic: string;
  validTo: string;
}

function keyOf({ region, place, topic, validTo }: Warned): string {
  return [region, place ?? '', topic, validTo].join('/');
}
