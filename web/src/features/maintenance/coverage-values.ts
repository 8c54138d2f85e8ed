import type { Coverage } from './api/coverages';

export interface CoverageValues {
  kind: Coverage['kind'];
  deviceKind: string;
  deviceName: string;
  provider: string;
  number: string;
  phone: string;
  covers: string;
  validUntil: string;
  shareWithSupplier: boolean;
}

export function coverageStart(present?: Coverage): CoverageValues {
  return {
    kind: present?.kind ?? 'warranty',
    deviceKind: present?.deviceKind ?? '',
    deviceName: present?.deviceName ?? '',
    provider: present?.provider ?? '',
    number: present?.number ?? '',
    phone: present?.phone ?? '',
    covers: present?.covers ?? '',
    validUntil: present?.validUntil ?? '',
    shareWithSupplier: present?.shareWithSupplier ?? false,
  };
}

/** What is sent: an empty field is null. */
export function coverageBody(values: CoverageValues) {
  const { kind, provider, validUntil, shareWithSupplier } = values;
  const text = (value: string) => value.trim() || null;
  return {
    kind,
    deviceKind: text(values.deviceKind),
    deviceName: text(values.deviceName),
    provider: provider.trim(),
    number: text(values.number),
    phone: text(values.phone),
    covers: text(values.covers),
    validUntil,
    shareWithSupplier,
  };
}
