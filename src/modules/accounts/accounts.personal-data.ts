import { section } from '../../platform/personal-data/copy-section.js';
import { ABANDONED, NOBODY } from '../../platform/personal-data/erasure.js';
import { PersonalData, type HoldsPersonalData } from '../../platform/personal-data/personal-data.js';

@PersonalData()
export class AccountsPersonalData implements HoldsPersonalData {
  readonly erase = [
    'delete from sign_in_identity where user_id = $1',
    `update account set street_number = null, street = null, second_line = null, city = null, region = null, postal_code = null, country = null where id in (${ABANDONED})`,
    `update account set name = '${NOBODY}' where id in (${ABANDONED})
     and not exists (select 1 from lease l where l.account_id = account.id and l.state <> 'draft')
     and not exists (select 1 from offer o where o.supplier_account_id = account.id)`,
    // Colleagues who left earlier kept their names for the account's sake.
    `update app_user set first_name = '${NOBODY}', last_name = '' where deleted_at is not null
     and id = any(array(select f.user_id from membership f where f.role = 'former' and f.account_id in (${ABANDONED})))`,
    `update membership set role = 'former' where user_id = $1 and role in ('owner', 'manager', 'invited') and account_id not in (${ABANDONED})`,
  ];

  readonly copy = [
    section('account', ['landlord', 'supplier'], {
      columns:
        'id, kind, name, emergency_phone, street_number, street, second_line, city, region, postal_code, country, trial_ends_at, created_at',
      from: 'account',
      where: 'id = lw_account()',
    }),
  ];

  readonly copyAsSystem = [
    section('sign_in_identities', [], {
      columns: 'i.issuer, i.subject, i.created_at',
      from: 'sign_in_identity i',
      where: 'i.user_id = $1',
      by: 'i.created_at',
      id: 'i.id',
    }),
    section('memberships', [], {
      columns: 'a.name, m.role, m.created_at',
      from: 'membership m join account a on a.id = m.account_id',
      where: 'm.user_id = $1',
      by: 'm.created_at',
      id: 'm.id',
    }),
  ];
}
