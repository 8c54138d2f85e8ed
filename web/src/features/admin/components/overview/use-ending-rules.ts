import type { components } from '@api/schema';
import { day as dayOf, daysBetween } from '@contract/days';
import { regionName } from '@contract/regions';
import { useFormats } from '@i18n/formats';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import type { AttentionItem } from './use-attention';

type Ending = components['schemas']['RegionRuleEndResponse'];

/** As many as fit among the rest; the others are behind one link. */
const MOST = 3;

/** Regional rules whose last day is near or past, with nothing on record for the time after it, the earliest first. */
export function useEndingRules(): (endings: readonly Ending[]) => AttentionItem[] {
  const t = useT();
  const { day } = useFormats();
  const { language } = useLanguage();
  const today = dayOf(new Date().toISOString().slice(0, 10));
  return (endings) => {
    const items = endings.slice(0, MOST).map(({ region, place, topic, validTo, expired }): AttentionItem => {
      const count = Math.abs(daysBetween(today, dayOf(validTo)));
      return {
        id: `${region} ${place} ${topic}`,
        status: 'warning',
        title: [place, regionName(region, language)].filter(Boolean).join(', '),
        note: t(`admin.attention.${expired ? 'ruleEnded' : 'ruleEnds'}`, {
          topic: t(`admin.regions.topic.${topic}`),
          day: day(validTo),
          count,
        }),
        href: paths.adminRegions({ region, ...(place && { place }), next: topic }),
      };
    });
    if (endings.length <= MOST) return items;
    const title = t('admin.attention.rulesMore', { count: endings.length - MOST });
    return [...items, { id: 'rules', status: 'warning', title, note: '', href: paths.adminRegions() }];
  };
}
