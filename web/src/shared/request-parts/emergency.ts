import type { EmergencyKind } from '@contract/emergencies/rule';
import type { useT } from '@i18n/messages';

type T = ReturnType<typeof useT>;

/** The emergencies that the words of a request name, as a sentence each. */
export const emergencyWords = (kinds: readonly EmergencyKind[], t: T): string =>
  kinds.map((kind) => t(`request-parts.kind.${kind}`)).join(' ');

/** Why a request is an emergency. Null if its words name none. */
export function emergencyFact(kinds: readonly EmergencyKind[], t: T) {
  return kinds.length > 0 ? { label: t('request-parts.recognized'), value: emergencyWords(kinds, t) } : null;
}
