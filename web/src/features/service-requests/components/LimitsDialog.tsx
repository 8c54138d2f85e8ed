import { parseAmount, typedAmount } from '@contract/amount-text';
import { isCurrency, type Currency } from '@contract/currencies';
import { localeOf } from '@contract/languages';
import { useFormats } from '@i18n/formats';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { MoneyField } from '@shared/form/MoneyField';
import { LoadFailure } from '@shared/list/Loaded';
import { useNote } from '@shared/notes';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { Checkbox } from '@ui/fields/Choice';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { useState } from 'react';
import {
  maintenanceSettingsQuery,
  useSaveMaintenanceSettings,
  type MaintenanceSettings,
} from '../api/maintenance-settings';
import styles from './OfferDialog.module.css';

type Limit = 'usualLimitCents' | 'emergencyLimitCents';
const LIMITS = ['usualLimitCents', 'emergencyLimitCents'] as const satisfies readonly Limit[];

const MUST = ['requireInsurance', 'requireLicense'] as const;

/** Opens the settings: up to which amount suppliers work without a quote, and which documents they need. */
export function LimitsButton() {
  const t = useT();
  const [open, setOpen] = useState(false);
  const settings = useQuery({ ...maintenanceSettingsQuery(), enabled: open });
  return (
    <>
      <Button variant="secondary" loading={open && settings.isPending} onClick={() => setOpen(true)}>
        {t('service-requests.limits.open')}
      </Button>
      {open && settings.data && <LimitsDialog settings={settings.data} onClose={() => setOpen(false)} />}
      {open && settings.isError && !settings.data && (
        <Dialog
          open
          onClose={() => setOpen(false)}
          title={t('service-requests.limits.title')}
          closeLabel={t('app.close')}
          size="sm"
        >
          <LoadFailure error={settings.error} retry={() => void settings.refetch()} />
        </Dialog>
      )}
    </>
  );
}

/**
 * The limit for offers that name none, and the one for emergencies; an empty field means no limit. Also which documents suppliers
 * need.
 */
function LimitsDialog({ settings, onClose }: { settings: MaintenanceSettings; onClose: () => void }) {
  const t = useT();
  const say = useNote('service-requests');
  const { list } = useFormats();
  const locale = localeOf(useLanguage().language);
  const currency: Currency = settings.currencies.find(isCurrency) ?? 'USD';
  const typed = (limit: Limit) => typedAmount(settings[limit], currency, locale);
  const [texts, setTexts] = useState({
    usualLimitCents: typed('usualLimitCents'),
    emergencyLimitCents: typed('emergencyLimitCents'),
  });
  const [must, setMust] = useState({
    requireInsurance: settings.requireInsurance,
    requireLicense: settings.requireLicense,
  });
  const [reminds, setReminds] = useState(settings.remindAppointments);
  const [wrong, setWrong] = useState<Limit>();
  const save = useSaveMaintenanceSettings(() => {
    toast({ kind: 'success', title: say((t) => t('service-requests.limits.saved')) });
    onClose();
  });
  const submit = () => {
    const body: { usualLimitCents: number | null; emergencyLimitCents: number | null } = {
      usualLimitCents: null,
      emergencyLimitCents: null,
    };
    for (const limit of LIMITS) {
      const text = texts[limit].trim();
      const amount = text ? parseAmount(text, locale, currency) : null;
      if (amount?.ok === false) return setWrong(limit);
      body[limit] = amount?.cents ?? null;
    }
    setWrong(undefined);
    save.mutate({ ...body, ...must, remindAppointments: reminds, version: settings.version });
  };
  const actions = (
    <>
      <Button data-cancel="" variant="secondary" onClick={onClose}>
        {t('service-requests.back')}
      </Button>
      <Button loading={save.isPending} onClick={submit}>
        {t('service-requests.limits.save')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('service-requests.limits.title')}
      closeLabel={t('app.close')}
      actions={actions}
      size="sm"
    >
      <div className={styles.fields}>
        {settings.currencies.length > 1 && (
          <p>{t('service-requests.limits.currencies', { currencies: list(settings.currencies) })}</p>
        )}
        {LIMITS.map((limit) => (
          <MoneyField
            key={limit}
            label={t(`service-requests.limits.${limit}`)}
            labelEnd={t('service-requests.optional')}
            help={t(`service-requests.limits.${limit}.help`)}
            error={wrong === limit ? t('service-requests.amount.wrong') : undefined}
            currency={settings.currencies.length === 1 ? currency : undefined}
            value={texts[limit]}
            onChange={(event) => setTexts({ ...texts, [limit]: event.target.value })}
          />
        ))}
        <fieldset className={styles.must}>
          <legend>{t('service-requests.limits.must')}</legend>
          {MUST.map((one) => (
            <Checkbox
              key={one}
              label={t(`service-requests.limits.${one}`)}
              checked={must[one]}
              onChange={(event) => setMust({ ...must, [one]: event.target.checked })}
            />
          ))}
          <p className={styles.none}>{t('service-requests.limits.must.help')}</p>
        </fieldset>
        <Checkbox
          label={t('service-requests.limits.remindAppointments')}
          checked={reminds}
          onChange={(event) => setReminds(event.target.checked)}
        />
      </div>
    </Dialog>
  );
}
