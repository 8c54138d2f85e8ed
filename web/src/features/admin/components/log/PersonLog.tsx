import { useT } from '@i18n/messages';
import { Section } from '@ui/layout/Section';
import { useState } from 'react';
import type { LogFilters } from '../../api/log';
import { LogLines } from './LogLines';
import { SideField } from './SideField';

/** What a person did, and what was done to them. */
export function PersonLog({ personId }: { personId: string }) {
  const t = useT();
  const [side, setSide] = useState<LogFilters['side']>();
  return (
    <Section title={t('admin.users.trail')} aside={<SideField hideLabel value={side ?? ''} onChange={setSide} />}>
      <LogLines filters={{ personId, side }} empty={t('admin.users.noTrail')} />
    </Section>
  );
}
