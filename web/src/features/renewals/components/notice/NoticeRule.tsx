import { originOf } from '@contract/law-citation';
import { useFormats } from '@i18n/formats';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { Text } from '@ui/layout/Heading';
import { Sourced } from '@ui/link/Sourced';
import { Notice } from '@ui/states/Notice';
import type { NoticeRules } from '../../api/notices';

/** The notice period of the region with its source, and the earliest day; where none is on record it says so. */
export function NoticeRule({ rules }: { rules: NoticeRules }) {
  const t = useT();
  const { day } = useFormats();
  const { language } = useLanguage();
  const { earliest, today, fixedUntil, renewedAfter, periodDays, periodMonths, law, source, sourceDate, mustCheck } =
    rules;
  const months = periodMonths ?? 0;
  const period = periodDays === null ? null : t('renewals.moveOut.period', { months, days: periodDays });
  const from = originOf(language, { law, source, date: sourceDate });
  return (
    <Notice title={earliest > today ? t('renewals.moveOut.earliest', { day: day(earliest) }) : undefined}>
      {fixedUntil && `${t('renewals.moveOut.fixed', { day: day(fixedUntil) })} `}
      {renewedAfter && `${t('renewals.moveOut.renewed', { day: day(renewedAfter) })} `}
      {period ? t('renewals.moveOut.rule', { period }) : t('renewals.moveOut.noRule')}
      {source && (
        <Text as="div" look="small" ink={2}>
          <Sourced>
            {[t('renewals.moveOut.source', { source: from }), ...(mustCheck ? [t('renewals.moveOut.check')] : [])].join(
              ' · ',
            )}
          </Sourced>
        </Text>
      )}
    </Notice>
  );
}
