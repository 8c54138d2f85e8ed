import { regionName, regionOf } from '@contract/regions';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { Notice } from '@ui/states/Notice';
import type { Lease } from '../../api/types';

interface FormNoteProps {
  lease: Lease;
  by: string;
  reason: string;
}

/** The official form that the region asks for, with where it is: what is recorded here doesn't replace it. */
export function FormNote({ lease: { unit, endDays }, by, reason }: FormNoteProps) {
  const t = useT();
  const { language } = useLanguage();
  const agreed = by === 'agreement';
  const ground = by === 'landlord' ? endDays.grounds.find((known) => known.reason === reason) : undefined;
  const form = agreed ? endDays.agreementForm : ground?.form;
  if (!form) return null;
  const code = regionOf(unit.country, unit.region)?.code ?? unit.region;
  const french = language === 'fr';
  const name = (french && form.frenchName) || form.name;
  const page = (french && form.frenchPage) || form.page;
  const names = { region: regionName(code, language), form: name ?? '' };
  const said = agreed ? 'agreement' : name ? 'named' : 'unnamed';
  return (
    <Notice>
      {t(`landlords.noticeForm.${said}`, names)} {t('landlords.noticeForm.notReplaced')}{' '}
      {form.mustCheck && `${t('landlords.noticeForm.check')} `}
      {page && (
        <a href={page} target="_blank" rel="noopener noreferrer">
          {t('landlords.noticeForm.open')}
        </a>
      )}
    </Notice>
  );
}
