import { PersonalData, type HoldsPersonalData } from '../../platform/personal-data/personal-data.js';

@PersonalData()
export class TwoFactorPersonalData implements HoldsPersonalData {
  readonly erase = [
    'delete from totp_secret where user_id = $1',
    'delete from recovery_code where user_id = $1',
    'delete from two_factor_challenge where user_id = $1',
    'delete from two_factor_reset where user_id = $1 or asked_by = $1',
  ];
}
