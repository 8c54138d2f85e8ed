import { RULE_FIELDS } from '@contract/region-rules';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { AppForm } from '@shared/form/AppForm';
import { InputCheck, InputSelect, InputText } from '@shared/form/inputs';
import { useBegunAgain } from '@shared/form/use-begun';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { FormActions } from '@ui/fields/FormActions';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { useState } from 'react';
import { recordQuery, useEditRule, type RegionRecord } from '../../api/regions';
import { editOf, followingFormOf, isUnknown, ruleFormOf, useRuleSchema, type RuleForm } from './rule-form';
import { RuleFields } from './RuleFields';
import { Statements } from './Statements';
import formStyles from '@shared/form/form.module.css';

/** What follows from a record that says something: whether it is applied, and what is; an official source that confirms it. */
function Applied({ topic, values }: { topic: RegionRecord['topic']; values: RuleForm }) {
  const t = useT();
  if (!(topic in RULE_FIELDS) || isUnknown(values)) return null;
  const options = [
    { value: 'yes', label: t('admin.regions.applyIt') },
    { value: 'no', label: t('admin.regions.peopleDecide') },
  ];
  return (
    <>
      <InputSelect
        name="automatic"
        label={t('admin.regions.automatic')}
        help={t('admin.regions.automaticHelp')}
        options={options}
      />
      {values['automatic'] === 'yes' && <RuleFields topic={topic} values={values} />}
    </>
  );
}

interface EditRuleDialogProps {
  record: RegionRecord;
  /** Writes what comes after the record that is in force. */
  following?: boolean;
  onClose: () => void;
}

/** Writes a new version: what the law says, from where, since when, and what the product applies automatically. */
export function EditRuleDialog({ record: present, following = false, onClose }: EditRuleDialogProps) {
  const t = useT();
  const { day } = useFormats();
  const note = useNote('admin');
  const [record, catchUp] = useBegunAgain(present, recordQuery(present));
  const edit = useEditRule(record);
  const schema = useRuleSchema(record.topic);
  const formOf = following ? followingFormOf : ruleFormOf;
  const [initial] = useState(() => formOf(record));
  const save = async (values: RuleForm) => {
    await edit.mutateAsync(editOf(record, values));
    toast({ kind: 'success', title: note((t) => t('admin.regions.saved')) });
    onClose();
  };
  return (
    <Dialog
      open
      size="lg"
      title={t(
        following ? 'admin.regions.nextTitle' : record.place ? 'admin.regions.setOwnTitle' : 'admin.regions.editTitle',
        { place: record.place ?? '', topic: t(`admin.regions.topic.${record.topic}`) },
      )}
      closeLabel={t('admin.close')}
      onClose={onClose}
    >
      <AppForm initial={initial} schema={schema} catchUp={async () => formOf(await catchUp())} onSubmit={save}>
        {({ submitting, values }) => (
          <>
            {following && record.validTo && <p>{t('admin.regions.nextText', { day: day(record.validTo) })}</p>}
            <Statements />
            <Applied topic={record.topic} values={values} />
            <div className={formStyles.pair}>
              <InputText name="validFrom" type="date" label={t('admin.regions.validFrom')} />
              <InputText
                name="validTo"
                type="date"
                label={t('admin.regions.validTo')}
                help={t('admin.regions.validToHelp')}
              />
            </div>
            <InputText name="note" label={t('admin.regions.note')} />
            {!isUnknown(values) && (
              <InputCheck name="verified" label={t('admin.regions.verified')} help={t('admin.regions.verifiedHelp')} />
            )}
            <FormActions>
              <Button data-cancel="" variant="secondary" onClick={onClose}>
                {t('admin.cancel')}
              </Button>
              <Button type="submit" loading={submitting}>
                {t('admin.save')}
              </Button>
            </FormActions>
          </>
        )}
      </AppForm>
    </Dialog>
  );
}
