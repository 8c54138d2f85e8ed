import { useT } from '@i18n/messages';
import { useMinutes } from '@i18n/use-minutes';
import { SegmentedControl } from '@ui/layout/SegmentedControl';
import type { ChartSeries } from '@ui/workspace/Chart';
import { useState } from 'react';
import type { AdminTrends } from '../../api/overview';
import { TrendChart, useDayName, useMonthName } from './TrendChart';

type Shown = 'count' | 'answer';

interface CourseProps {
  title: string;
  by: 'month' | 'day';
  points: { label: string; counts: Record<string, number>; median: number | null }[];
  series: readonly ChartSeries[];
  kind?: 'line';
  empty: string;
}

/** How many there were, or how soon they were answered. */
function Course({ title, by, points, series, kind, empty }: CourseProps) {
  const t = useT();
  const minutes = useMinutes();
  const [shown, show] = useState<Shown>('count');
  const options = (['count', 'answer'] as const).map((value) => ({ value, label: t(`admin.trends.${value}`) }));
  const tools = (
    <SegmentedControl
      label={t('parts.named', { name: title, value: t('admin.trends.shown') })}
      options={options}
      value={shown}
      onChange={show}
    />
  );
  if (shown === 'count')
    return (
      <TrendChart
        title={title}
        by={by}
        points={points.map(({ label, counts }) => ({ label, values: counts }))}
        series={series}
        kind={kind}
        tools={tools}
        empty={empty}
      />
    );
  return (
    <TrendChart
      title={title}
      by={by}
      points={points.map(({ label, median }) => ({ label, values: { median: median ?? undefined } }))}
      series={[{ id: 'median', label: t('admin.trends.median'), color: 3 }]}
      format={minutes}
      tools={tools}
      empty={t('admin.trends.noAnswers')}
    />
  );
}

/** Opened and solved in each month, as lines: a sum of both would say nothing. */
export function Tickets({ months }: { months: AdminTrends['tickets'] }) {
  const t = useT();
  const name = useMonthName();
  return (
    <Course
      title={t('admin.trends.tickets')}
      by="month"
      kind="line"
      points={months.map(({ month, opened, solved, firstMedianMinutes: median }, at) => ({
        label: name(month, at),
        counts: { opened, solved },
        median,
      }))}
      series={[
        { id: 'opened', label: t('admin.trends.opened'), color: 2 },
        { id: 'solved', label: t('admin.trends.solved'), color: 1 },
      ]}
      empty={t('admin.trends.noTickets')}
    />
  );
}

/** Conversations that began on each day. */
export function Chats({ days }: { days: AdminTrends['chats'] }) {
  const t = useT();
  const name = useDayName();
  return (
    <Course
      title={t('admin.trends.chats')}
      by="day"
      points={days.map(({ day, begun, firstMedianMinutes: median }, at) => ({
        label: name(day, at),
        counts: { begun },
        median,
      }))}
      series={[{ id: 'begun', label: t('admin.trends.chatsLabel'), color: 1 }]}
      empty={t('admin.trends.noChats')}
    />
  );
}

/** Sign-ins that were refused: a wrong password, or too many attempts. */
export function RefusedSignIns({ days }: { days: AdminTrends['refusedSignIns'] }) {
  const t = useT();
  const name = useDayName();
  return (
    <TrendChart
      title={t('admin.trends.signIns')}
      by="day"
      points={days.map(({ day, ...values }, at) => ({ label: name(day, at), values }))}
      series={[
        { id: 'failed', label: t('admin.trends.failed'), color: 2 },
        { id: 'throttled', label: t('admin.trends.throttled'), color: 4 },
      ]}
      empty={t('admin.trends.noRefused')}
    />
  );
}
