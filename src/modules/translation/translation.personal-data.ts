import { ABANDONED } from '../../platform/personal-data/erasure.js';
import { PersonalData, type HoldsPersonalData } from '../../platform/personal-data/personal-data.js';

@PersonalData()
export class TranslationPersonalData implements HoldsPersonalData {
  readonly erase = [`delete from message_translation where author_id = $1 or account_id in (${ABANDONED})`];
}
