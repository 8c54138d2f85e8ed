import type { Language } from '@contract/languages';
import {
  EMAIL_LINK_MINUTES,
  FILE_BYTES,
  MAINTENANCE,
  RATINGS_SHOWN_FROM,
  REQUEST_CLOSES_AFTER_DAYS,
  REQUEST_PHOTOS_MAX,
  REQUEST_VIDEOS_MAX,
  RESUMABLE_UPLOAD,
  SESSION,
  SUPPLIER_ACCESS_AFTER_CLOSE_DAYS,
  TENANT_ACCESS_AFTER_END_MONTHS,
  TENANT_CODE,
  TRIAL_DAYS,
  VIDEO_SECONDS_MAX,
} from '@contract/limits';
import { RESPONSE_HOURS } from '@contract/priorities';
import { PRODUCT } from '@contract/product';
import { formatsFor } from '@i18n/formats';
import { CASHBACK, METHOD_FEES } from '../../facts/figures';

const DAY = 24;

/**
 * The values of placeholders in articles, such as `{trialDays}`: the constants of the product, formatted for a
 * language.
 */
export function figuresIn(language: Language): Record<string, string | number> {
  const { percent } = formatsFor(language);
  const fees = Object.fromEntries(METHOD_FEES.map(({ method, fee }) => [`${method}Fee`, percent(fee)]));
  return {
    ...fees,
    product: PRODUCT.name,
    cashbackRate: percent(CASHBACK),
    trialDays: TRIAL_DAYS.signUp,
    emailMinutes: EMAIL_LINK_MINUTES,
    codeDays: TENANT_CODE.lifeDays,
    idleDays: SESSION.idleDays,
    staffHours: SESSION.idleHoursInternal,
    tokenHours: SESSION.tokenHours,
    afterEndMonths: TENANT_ACCESS_AFTER_END_MONTHS,
    afterCloseDays: SUPPLIER_ACCESS_AFTER_CLOSE_DAYS,
    closeDays: REQUEST_CLOSES_AFTER_DAYS,
    ratingsFrom: RATINGS_SHOWN_FROM,
    fileMib: FILE_BYTES.document / 1024 ** 2,
    videoMib: FILE_BYTES.video / 1024 ** 2,
    videoSeconds: VIDEO_SECONDS_MAX,
    photosMax: REQUEST_PHOTOS_MAX,
    videosMax: REQUEST_VIDEOS_MAX,
    uploadHours: RESUMABLE_UPLOAD.keptHours,
    emergencyHours: RESPONSE_HOURS.emergency,
    highHours: RESPONSE_HOURS.high,
    mediumDays: RESPONSE_HOURS.medium / DAY,
    lowDays: RESPONSE_HOURS.low / DAY,
    remindDays: MAINTENANCE.remindDays,
  };
}
