import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { Disclosure } from '@ui/layout/Disclosure';
import { Skeleton } from '@ui/states/Skeleton';
import { Chart } from '@ui/workspace/Chart';
import { useState } from 'react';
import { figuresQuery, type Figures } from '../api/leads';
import lists from '@shared/list/list.module.css';

const HEIGHT = 150;

function Drawn({ figures }: { figures: Figures }) {
  const t = useT();
  const { day, number, money, percent } = useFormats();
  const { months, won, lost, conversion, currency } = figures;
  const wonCents = months.reduce((sum, month) => sum + month.wonCents, 0);
  return (
    <>
      <p className={lists.quiet}>
        {t('crm.figures.sum', {
          won,
          lost,
          worth: money(wonCents, currency, { fraction: 'auto' }),
          conversion: conversion === null ? '–' : percent(conversion),
        })}
      </p>
      <Chart
        title={t('crm.figures.title')}
        level={3}
        height={HEIGHT}
        points={months.map(({ month, created, won: gained, lost: gone }) => ({
          label: day(`${month}-01`, { month: 'short' }),
          values: { created, won: gained, lost: gone },
        }))}
        series={[
          { id: 'created', label: t('crm.figures.created'), color: 1 },
          { id: 'won', label: t('crm.figures.won'), color: 2 },
          { id: 'lost', label: t('crm.figures.lost'), color: 3 },
        ]}
        format={(value) => number(value)}
        formatAxis={(value) => number(value)}
        whole
        words={{
          chart: t('crm.figures.asChart'),
          table: t('crm.figures.asTable'),
          period: t('crm.figures.month'),
          loading: t('app.loading'),
        }}
      />
    </>
  );
}

function Loading({ staffId }: { staffId: string | undefined }) {
  const t = useT();
  const { data } = useQuery(figuresQuery(staffId));
  return data ? <Drawn figures={data} /> : <Skeleton shape="lines" rows={4} label={t('app.loading')} />;
}

/**
 * New, won and lost leads of the last six months: all of them, or those of the owner by whom the list is filtered. Loaded
 * when opened.
 */
export function LeadFigures({ staffId }: { staffId: string | undefined }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <Disclosure title={t('crm.figures')} onToggle={(event) => setOpen(event.currentTarget.open)}>
      {open && <Loading staffId={staffId} />}
    </Disclosure>
  );
}
