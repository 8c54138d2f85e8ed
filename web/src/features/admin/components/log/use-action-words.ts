import { useHasMessage, useT } from '@i18n/messages';

/** Areas of the log: the first part of an action. */
export const AREAS = [
  'session',
  'account',
  'email',
  'password',
  'two_factor',
  'profile',
  'user',
  'invitation',
  'announcement',
  'form',
  'lead',
  'ticket',
  'email_template',
  'person',
  'region_rule',
  'settings',
  'demo',
  'outbox',
  'job',
  'property',
  'unit',
  'lease',
  'lease_tenant',
  'tenant',
  'access_code',
  'rent',
  'charge',
  'credit',
  'deposit',
  'entry',
  'payment',
  'expense',
  'renewal',
  'service_request',
  'offer',
  'quote',
  'board',
  'document',
  'lease_message',
  'supplier',
  'elite',
  'listing',
  'chat',
  'import',
  'newsletter',
  'audit_log',
] as const;

/** What a person did, in words: of the action itself, else of its area with the action's own name. */
export function useActionWords(): (action: string) => string {
  const has = useHasMessage();
  const t = useT();
  return (action) => {
    const id = `admin.action.${action}`;
    if (has(id)) return t(id);
    const [area = '', rest = ''] = action.split('.');
    const areaId = `admin.area.${area}`;
    const name = has(areaId) ? t(areaId) : area.replaceAll('_', ' ');
    return t('parts.named', { name, value: rest.replaceAll('_', ' ') });
  };
}
