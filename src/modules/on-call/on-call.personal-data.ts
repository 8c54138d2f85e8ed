import { landlord } from '../../platform/personal-data/copy-section.js';
import { ABANDONED, NOBODY } from '../../platform/personal-data/erasure.js';
import { PersonalData, type HoldsPersonalData } from '../../platform/personal-data/personal-data.js';

@PersonalData()
export class OnCallPersonalData implements HoldsPersonalData {
  readonly erase = [
    `update on_call_entry set name = '${NOBODY}' where user_id = $1`,
    `update on_call_ask set name = '${NOBODY}' where user_id = $1`,
    `delete from on_call_entry where account_id in (${ABANDONED}) or supplier_account_id in (${ABANDONED})`,
    `delete from on_call_list where account_id in (${ABANDONED})`,
    `delete from on_call_link where account_id in (${ABANDONED}) or ask_id in (select id from on_call_ask where supplier_account_id in (${ABANDONED}))`,
    `update on_call_alarm set state = 'stopped', next_at = null, ended_at = now() where state = 'asking' and account_id in (${ABANDONED})`,
    `update on_call_ask set name = '${NOBODY}' where account_id in (${ABANDONED}) and kind <> 'supplier'`,
  ];

  readonly copy = [
    landlord('on-call-settings', 'id, step_minutes, time_zone, holiday_region, created_at', 'on_call_list'),
    landlord(
      'on-call-people',
      'id, position, kind, supplier_account_id, user_id, name, phone, email, language, texts, hours, days_off, holidays, created_at',
      'on_call_entry',
    ),
    landlord(
      'on-call-searches',
      'id, request_id, state, round, next_at, ended_at, answered_kind, created_at',
      'on_call_alarm',
    ),
    landlord(
      'on-call-alerts',
      'id, request_id, kind, supplier_account_id, user_id, name, round, channels, outcome, outcome_at, created_at',
      'on_call_ask',
    ),
  ];
}
