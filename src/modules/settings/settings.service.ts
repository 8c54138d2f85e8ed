import { Injectable } from '@nestjs/common';
import { CHANGEABLE, isChangeable, isValidSetting, type ChangeableName } from '../../platform/config/changeable.js';
import { isGiven, Settings } from '../../platform/config/settings.js';
import { isoOrNull } from '../../platform/database/iso.js';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { invalidField, refusal } from '../../platform/errors/refusals.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import type { ChangeSettingRequest, SettingResponse, TestMailResponse } from './settings.dto.js';
import { SETTINGS_CHANNEL, StoredSettings } from './stored-settings.service.js';

interface Stored {
  name: string;
  value: string;
  changedAt: Date;
  changedByName: string | null;
}

/** Settings of the installation, for admins. Each change is in the audit log with its old and new value. */
@Injectable()
export class SettingsService {
  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
    private readonly stored: StoredSettings,
  ) {}

  async list(): Promise<SettingResponse[]> {
    const rows = await this.scope.rows<Stored>(STORED);
    const byName = new Map(rows.map((row) => [row.name, row]));
    return CHANGEABLE.map((name) => this.toResponse(name, byName.get(name)));
  }

  /**
   * 404 for an unknown name, 422 `set_by_environment`, 400 for a value that the environment couldn't have either. 409
   * `stale_version` where another admin changed it since `seen`.
   */
  async change(name: string, { value, seen }: ChangeSettingRequest): Promise<SettingResponse[]> {
    if (!isChangeable(name)) throw new Problem('not_found');
    if (isGiven(this.settings, name)) throw refusal('set_by_environment', { name });
    if (value !== null && !isValidSetting(name, value))
      throw invalidField('value', `This isn’t a valid value for ${name}`, 'format');
    await this.scope.write('settings.change', (tx) => this.store(tx, name, value, seen));
    await this.stored.reload();
    return this.list();
  }

  /** An email to oneself, through the way that all emails take. */
  async sendTestMail(): Promise<TestMailResponse> {
    const { userId } = this.scope.actor;
    return this.scope.write('settings.test_mail', async (tx) => {
      const [person] = await tx.rows<{ email: string; language: string; firstName: string }>(ONESELF, [userId]);
      const { email, language, firstName } = orNotFound(person);
      tx.send({ channel: 'email', to: email, language, template: 'settings.test', params: { firstName } });
      return { to: email, leaves: Boolean(this.settings.SMTP_URL) };
    });
  }

  private async store(tx: Tx, name: ChangeableName, value: string | null, seen?: string | null): Promise<void> {
    await tx.rows('select pg_advisory_xact_lock(hashtext($1))', [`setting ${name}`]);
    const [before] = await tx.rows<Pick<Stored, 'value' | 'changedAt'>>(BEFORE, [name]);
    const since = isoOrNull(before?.changedAt ?? null);
    if (seen !== undefined && isoOrNull(seen) !== since) throw new Problem('stale_version');
    if (value === null) await tx.rows('delete from installation_setting where name = $1', [name]);
    else await tx.rows(STORE, [name, value, this.scope.clock.now(), tx.actor.userId]);
    // Without a stored value the default applies, so the log says that one.
    const standard = textOf(new Settings()[name]);
    tx.compare({ [name]: before?.value ?? standard }, { [name]: value ?? standard });
    tx.changed(['settings', 'audit-log'], [], {});
    await tx.rows('select pg_notify($1, $2)', [SETTINGS_CHANNEL, name]);
  }

  private toResponse(name: ChangeableName, stored: Stored | undefined): SettingResponse {
    const given = isGiven(this.settings, name);
    return {
      name,
      value: textOf(this.settings[name]),
      default: textOf(new Settings()[name]),
      source: given ? 'environment' : stored ? 'page' : 'default',
      changedAt: given ? null : isoOrNull(stored?.changedAt ?? null),
      changedByName: given ? null : (stored?.changedByName ?? null),
    };
  }
}

const textOf = (value: string | number | undefined): string | null => (value === undefined ? null : String(value));

const STORED = `select s.name, s.value, s.changed_at as "changedAt",
  nullif(trim(u.first_name || ' ' || u.last_name), '') as "changedByName"
  from installation_setting s left join app_user u on u.id = s.changed_by`;

const BEFORE = 'select value, changed_at as "changedAt" from installation_setting where name = $1';

const STORE = `insert into installation_setting (name, value, changed_at, changed_by) values ($1, $2, $3, $4)
  on conflict (name) do update set value = excluded.value, changed_at = excluded.changed_at, changed_by = excluded.changed_by`;

const ONESELF = `select email, language, first_name as "firstName" from app_user where id = $1`;
