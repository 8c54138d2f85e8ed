import { toProblem } from '@api/problem';
import { useProblemText } from '@api/problem-text';
import { localeOf } from '@contract/languages';
import { AMENITIES, LISTING_LIMITS } from '@contract/listing-options';
import { useLanguage } from '@i18n/language-context';
import { messageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import { MoneyField } from '@shared/form/MoneyField';
import { NewerVersion } from '@shared/form/NewerVersion';
import { useUnsaved } from '@shared/form/unsaved';
import { useBeginAnew, useBegunAgain } from '@shared/form/use-begun';
import { useFirstWrong } from '@shared/form/use-first-wrong';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { Checkbox } from '@ui/fields/Choice';
import { FormActions } from '@ui/fields/FormActions';
import { FormError } from '@ui/fields/FormError';
import { TextArea, TextField } from '@ui/fields/TextField';
import { toast } from '@ui/overlay/toastStore';
import { FormikProvider, useFormik } from 'formik';
import { useMemo, useState } from 'react';
import { unitListingQuery, useChangeListing, useCreateListing } from '../api/own-listings';
import type { ListingStatus, NewListing, OwnListing, Unit } from '../api/types';
import { listingBody, listingSchema, listingValues, type ListingValues } from './listing-form';
import { PhotoEditor } from './PhotoEditor';
import styles from './listings.module.css';

type Form = ReturnType<typeof useListingForm>['form'];

type Values = ListingValues & { status: ListingStatus };

/** What is written of a listing, and which version vouches for it; a publication or a pause changes the version and no field. */
function useBegunListing(unit: Unit, listing: OwnListing | null) {
  const locale = localeOf(useLanguage().language);
  const [begun, catchUp, begin] = useBegunAgain(listing, unitListingQuery(unit.id));
  const valuesOf = (of: OwnListing | null): Values => ({
    ...listingValues(unit, of, locale),
    status: of?.status ?? 'published',
  });
  const fields = (of: OwnListing | null) => JSON.stringify(listingValues(unit, of, locale));
  const version = (fields(begun) === fields(listing) ? listing : begun)?.version;
  return { begin, valuesOf, version, catchUp: async () => valuesOf(await catchUp()) };
}

function useListingForm(unit: Unit, listing: OwnListing | null) {
  const t = useT();
  const note = useNote('listings');
  const locale = localeOf(useLanguage().language);
  const create = useCreateListing(unit.id);
  const change = useChangeListing(true);
  const { begin, valuesOf, version, catchUp } = useBegunListing(unit, listing);
  const [initial] = useState(() => valuesOf(listing));
  const save = (body: NewListing) =>
    listing ? change.mutateAsync({ id: listing.id, body: { ...body, version } }) : create.mutateAsync(body);
  const form = useFormik<Values>({
    initialValues: initial,
    validationSchema: useMemo(() => listingSchema(t, locale, unit.currency), [t, locale, unit.currency]),
    onSubmit: async ({ status, ...values }, { resetForm }) => {
      const body = listingBody(values, locale, unit.currency);
      try {
        const saved = await save(listing ? body : { ...body, status: status === 'draft' ? 'draft' : 'published' });
        begin(saved);
        resetForm({ values: { status, ...values } });
        toast({
          title: note((t) =>
            t(listing ? 'listings.saved' : `listings.created.${status === 'draft' ? 'draft' : 'published'}`),
          ),
        });
      } catch {
        // Shown above the form.
      }
    },
  });
  useBeginAnew(form, listing, (newest) => {
    begin(newest);
    form.resetForm({ values: valuesOf(newest) });
  });
  return { form, catchUp, error: create.error ?? change.error };
}

function Words({ form, currency }: { form: Form; currency: string }) {
  const t = useT();
  const { touched, errors } = form;
  return (
    <>
      <TextField
        label={t('listings.form.title')}
        help={t('listings.form.titleHelp')}
        maxLength={LISTING_LIMITS.title}
        {...form.getFieldProps('title')}
        error={touched.title && errors.title}
      />
      <TextArea
        label={t('listings.form.description')}
        labelEnd={t('listings.optional')}
        rows={6}
        maxLength={LISTING_LIMITS.description}
        {...form.getFieldProps('description')}
      />
      <div className={styles.pair}>
        <MoneyField
          label={t('listings.form.rent')}
          currency={currency}
          {...form.getFieldProps('rent')}
          error={touched.rent && errors.rent}
        />
        <TextField
          label={t('listings.available')}
          type="date"
          {...form.getFieldProps('availableDate')}
          error={touched.availableDate && errors.availableDate}
        />
      </div>
      <TextField
        label={t('listings.form.utilities')}
        labelEnd={t('listings.optional')}
        help={t('listings.form.utilitiesHelp')}
        maxLength={LISTING_LIMITS.utilities}
        {...form.getFieldProps('utilities')}
      />
    </>
  );
}

function Features({ form }: { form: Form }) {
  const t = useT();
  const { amenities } = form.values;
  const own = amenities.filter((amenity) => !AMENITIES.some((known) => known === amenity));
  const toggle = (amenity: string, on: boolean) =>
    void form.setFieldValue('amenities', on ? [...amenities, amenity] : amenities.filter((other) => other !== amenity));
  return (
    <>
      <fieldset className={styles.checks}>
        <legend>{t('listings.form.terms')}</legend>
        {(['petFriendly', 'parking', 'cares'] as const).map((name) => (
          <Checkbox
            key={name}
            name={name}
            label={t(`listings.form.${name}`)}
            checked={form.values[name]}
            onChange={form.handleChange}
          />
        ))}
      </fieldset>
      <fieldset className={styles.checks}>
        <legend>{t('listings.form.amenities')}</legend>
        {[...AMENITIES, ...own].map((amenity) => (
          <Checkbox
            key={amenity}
            label={own.includes(amenity) ? amenity : t(messageId(`listings.amenity.${amenity}`))}
            checked={amenities.includes(amenity)}
            onChange={(event) => toggle(amenity, event.target.checked)}
          />
        ))}
      </fieldset>
    </>
  );
}

/** The form of a listing. A new one is published immediately or saved as a draft. */
export function ListingForm({ unit, listing }: { unit: Unit; listing: OwnListing | null }) {
  const t = useT();
  const problemText = useProblemText();
  const { form, error, catchUp } = useListingForm(unit, listing);
  const stale = listing !== null && error !== null && toProblem(error).code === 'stale_version';
  const ref = useFirstWrong(form);
  useUnsaved(form.dirty && !form.isSubmitting);
  const send = (status: 'draft' | 'published') =>
    void form.setFieldValue('status', status).then(() => form.submitForm());
  return (
    <form ref={ref} className={styles.form} noValidate onSubmit={form.handleSubmit}>
      {error && !stale && <FormError title={problemText(error)} />}
      {stale && (
        <FormikProvider value={form}>
          <NewerVersion<Values> catchUp={catchUp} />
        </FormikProvider>
      )}
      <Words form={form} currency={unit.currency} />
      <PhotoEditor
        unitId={unit.id}
        value={form.values.photoIds}
        onChange={(ids) => void form.setFieldValue('photoIds', ids)}
      />
      <Features form={form} />
      <FormActions>
        {!listing && (
          <Button variant="secondary" disabled={form.isSubmitting} onClick={() => send('draft')}>
            {t('listings.form.keepDraft')}
          </Button>
        )}
        {listing ? (
          <Button type="submit" loading={form.isSubmitting}>
            {t('listings.form.save')}
          </Button>
        ) : (
          <Button loading={form.isSubmitting} onClick={() => send('published')}>
            {t('listings.form.publish')}
          </Button>
        )}
      </FormActions>
    </form>
  );
}
