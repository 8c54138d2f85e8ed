import { LANGUAGES } from '@contract/languages';
import { useT } from '@i18n/messages';
import { AppForm } from '@shared/form/AppForm';
import { InputArea, InputText } from '@shared/form/inputs';
import { rules } from '@shared/form/rules';
import { useBegunAgain } from '@shared/form/use-begun';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { FormActions } from '@ui/fields/FormActions';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { useMemo, useState, type ComponentType } from 'react';
import { object, string } from 'yup';
import { announcementQuery, useSaveAnnouncement, type Announcement } from '../../api/announcements';
import { fieldOf } from './stage';
import looks from './announcements.module.css';
import styles from '@shared/form/form.module.css';

/** Draws the strip as the site does; comes from the feature that owns it. */
export type Preview = ComponentType<{ label: string; message: string; button: string; url: string; lang?: string }>;

const TEXTS = ['message_en', 'message_fr', 'message_es', 'button_text_en', 'button_text_fr', 'button_text_es'] as const;
const EMPTY = {
  message_en: '',
  message_fr: '',
  message_es: '',
  button_text_en: '',
  button_text_fr: '',
  button_text_es: '',
  button_url: '/',
  starts: '',
  ends: '',
};
type Values = typeof EMPTY;

function initialOf(announcement: Announcement | undefined): Values {
  if (!announcement) return EMPTY;
  const { button_url, starts_at: starts, ends_at: ends } = announcement;
  return {
    ...EMPTY,
    ...Object.fromEntries(TEXTS.map((name) => [name, announcement[name]])),
    button_url,
    starts: fieldOf(starts),
    ends: fieldOf(ends),
  };
}

function useSchema() {
  const t = useT();
  return useMemo(
    () =>
      object({
        message_en: rules.required(t, 300),
        message_fr: rules.required(t, 300),
        message_es: rules.required(t, 300),
        button_text_en: rules.required(t, 60),
        button_text_fr: rules.required(t, 60),
        button_text_es: rules.required(t, 60),
        button_url: rules.required(t, 500).matches(/^(https?:\/\/\S+|\/(?!\/)\S*)$/, t('admin.announcements.urlWrong')),
        starts: string().defined().default(''),
        ends: string()
          .defined()
          .default('')
          .test(
            'after',
            t('admin.announcements.endsBefore'),
            (ends, { parent }) =>
              !ends || new Date(ends) > (parent.starts ? new Date(parent.starts as string) : new Date()),
          ),
      }),
    [t],
  );
}

function Previews({ values, Preview }: { values: Values; Preview: Preview }) {
  const t = useT();
  return (
    <div className={looks.previews}>
      {LANGUAGES.map(({ code, nativeName }) => (
        <figure key={code} className={looks.preview}>
          <figcaption>{nativeName}</figcaption>
          <Preview
            lang={code}
            label={t('admin.announcements.previewIn', { language: nativeName })}
            message={values[`message_${code}`] || '…'}
            button={values[`button_text_${code}`] || '…'}
            url={values.button_url || '/'}
          />
        </figure>
      ))}
    </div>
  );
}

/** Writes an announcement in the three languages, for a time, and shows it as it will appear on the site. */
export function AnnouncementForm({
  announcement: present,
  Preview,
  onClose,
}: {
  announcement?: Announcement;
  Preview: Preview;
  onClose: () => void;
}) {
  const t = useT();
  const note = useNote('admin');
  const [announcement, catchUp] = useBegunAgain(present, announcementQuery(present?.id ?? ''));
  const save = useSaveAnnouncement(announcement?.id);
  const [initial] = useState(() => initialOf(announcement));
  const schema = useSchema();
  const submit = async ({ starts, ends, ...texts }: Values) => {
    const startsAt = starts ? new Date(starts).toISOString() : undefined;
    await save.mutateAsync({
      ...texts,
      ...(startsAt && { starts_at: startsAt }),
      ends_at: ends ? new Date(ends).toISOString() : null,
      ...(announcement ? { version: announcement.version } : { is_active: true }),
    });
    toast({ kind: 'success', title: note((t) => t('admin.saved')) });
    onClose();
  };
  return (
    <Dialog
      open
      size="lg"
      title={t(announcement ? 'admin.announcements.edit' : 'admin.announcements.add')}
      closeLabel={t('admin.close')}
      onClose={onClose}
    >
      <AppForm
        initial={initial}
        schema={schema}
        onSubmit={submit}
        catchUp={announcement && (async () => initialOf(await catchUp()))}
        fieldOf={{ starts_at: 'starts', ends_at: 'ends' }}
      >
        {({ submitting, values }) => (
          <>
            {LANGUAGES.map(({ code, nativeName }) => (
              <fieldset key={code} className={looks.language} lang={code}>
                <legend>{nativeName}</legend>
                <InputArea name={`message_${code}`} rows={2} label={t('admin.announcements.message')} />
                <InputText name={`button_text_${code}`} label={t('admin.announcements.button')} />
              </fieldset>
            ))}
            <InputText name="button_url" label={t('admin.announcements.url')} help={t('admin.announcements.urlHelp')} />
            <div className={styles.pair}>
              <InputText
                name="starts"
                type="datetime-local"
                label={t('admin.announcements.starts')}
                help={t('admin.announcements.startsHelp')}
              />
              <InputText
                name="ends"
                type="datetime-local"
                label={t('admin.announcements.ends')}
                help={t('admin.announcements.endsHelp')}
              />
            </div>
            <Previews values={values} Preview={Preview} />
            <FormActions>
              <Button data-cancel="" variant="secondary" onClick={onClose}>
                {t('admin.cancel')}
              </Button>
              <Button type="submit" loading={submitting}>
                {t(announcement ? 'admin.save' : 'admin.announcements.publish')}
              </Button>
            </FormActions>
          </>
        )}
      </AppForm>
    </Dialog>
  );
}
