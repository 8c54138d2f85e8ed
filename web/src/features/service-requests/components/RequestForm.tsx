import { useProblemText } from '@api/problem-text';
import { kindsOf, type Answers } from '@contract/emergencies/questions';
import { SUPPLIER_ACCESS_AFTER_CLOSE_DAYS } from '@contract/limits';
import { ISSUE_TYPES, labelOf, PRIORITIES, RESPONSE_HOURS, type Priority } from '@contract/priorities';
import { useT } from '@i18n/messages';
import { FirstWrong } from '@shared/form/FirstWrong';
import { PhotoPicker } from '@shared/request-parts/PhotoPicker';
import { usePhotoUploads, type PhotoUploads } from '@shared/request-parts/use-photo-uploads';
import { Button } from '@ui/controls/Button';
import { Checkbox } from '@ui/fields/Choice';
import { FormActions } from '@ui/fields/FormActions';
import { FormError } from '@ui/fields/FormError';
import { RadioCards } from '@ui/fields/RadioCards';
import { TextArea, TextField } from '@ui/fields/TextField';
import { Form, Formik, useFormikContext } from 'formik';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { boolean, object, string } from 'yup';
import { useFileRequest } from '../api/file-request';
import type { NewRequest, ServiceRequest } from '../api/types';
import { FloorNotice, type FloorNoticeProps } from './FloorNotice';
import { IssueIcon } from './Marks';
import { answersTo, Questions } from './Questions';
import { UnsentFiles, unsentOf } from './UnsentFiles';
import { useDraft } from './use-draft';
import { useFloor, type Place } from './use-floor';
import styles from './RequestForm.module.css';

const EMPTY = {
  title: '',
  issueType: '',
  priority: 'Medium',
  description: '',
  mayEnter: false,
  accessNote: '',
  contactPhone: '',
  photoIds: [] as string[],
  answers: {} as Answers,
  disputed: false,
  belowFloorReason: '',
  leaseId: '',
};
type Values = typeof EMPTY;

interface RequestFormProps {
  /** Fields for the place, if the writer (a landlord) has to name it. */
  place?: ReactNode;
  body?: Pick<NewRequest, 'unitId' | 'propertyId' | 'leaseId' | 'status'>;
  /** Whether `place` is a `HomeField`, which has to be answered. */
  choosesHome?: boolean;
  /** Why the form can't be sent yet. */
  missing?: string | false;
  /** Whether the form can't be sent for a moment, because what it belongs to is still loading. */
  loading?: boolean;
  /** Where the home is, which tells the number of the emergency services and how cold the winters are. */
  home?: Place;
  /** The person to call in an emergency, besides the emergency services. */
  contact?: ReactNode;
  /** Shown next to the choice of an emergency: whom to call first. */
  emergency?: ReactNode;
  onFiled: (request: ServiceRequest) => void;
}

/** A new request. Photos are uploaded while it is written, and a reload loses nothing. */
export function RequestForm({
  place,
  body,
  choosesHome,
  missing,
  loading = false,
  home,
  contact,
  emergency,
  onFiled,
}: RequestFormProps) {
  const t = useT();
  const textOf = useProblemText();
  const draft = useDraft<Values>('service-request', EMPTY);
  const [failure, setFailure] = useState<string>();
  const schema = useMemo(() => {
    const needed = t('service-requests.form.required');
    return object({
      title: string().trim().required(needed).max(120),
      issueType: string().required(needed),
      description: string().trim().required(needed),
      mayEnter: boolean(),
      belowFloorReason: string()
        .trim()
        .when('disputed', ([disputed], reason) => (disputed ? reason.required(needed) : reason)),
      leaseId: choosesHome ? string().required(t('service-requests.new.homeMissing')) : string(),
    });
  }, [t, choosesHome]);
  const file = useFileRequest((request) => {
    draft.drop();
    onFiled(request);
  });
  const files = useRef<PhotoUploads>(null);
  const [unsure, setUnsure] = useState<{ values: Values; uploads: PhotoUploads }>();
  const ask = (values: Values) => {
    if (missing) return setFailure(missing);
    const uploads = files.current;
    return uploads && unsentOf(uploads).length > 0 ? setUnsure({ values, uploads }) : submit(values);
  };
  const submit = async ({
    accessNote,
    contactPhone,
    answers,
    disputed,
    belowFloorReason,
    leaseId,
    ...values
  }: Values) => {
    setFailure(undefined);
    await file
      .mutateAsync({
        ...values,
        ...body,
        answers: answersTo(values.issueType, answers),
        ...(leaseId && { leaseId }),
        ...(accessNote && { accessNote }),
        ...(contactPhone && { contactPhone }),
        ...(disputed && { belowFloorReason }),
      })
      .catch((error: unknown) => setFailure(textOf(error)));
  };
  return (
    // A draft may name a home that was left since.
    <Formik initialValues={{ ...draft.first, leaseId: '' }} validationSchema={schema} onSubmit={ask}>
      <Form noValidate className={styles.form}>
        <FirstWrong />
        {failure && <FormError title={failure} />}
        {place}
        <Fields keep={draft.keep} sending={file.isPending || loading} {...{ files, home, contact, emergency }} />
        {unsure && (
          <UnsentFiles
            uploads={unsure.uploads}
            onSend={() => {
              setUnsure(undefined);
              void submit(unsure.values);
            }}
            onClose={() => setUnsure(undefined)}
          />
        )}
      </Form>
    </Formik>
  );
}

interface FieldsProps extends Pick<RequestFormProps, 'home' | 'contact' | 'emergency'> {
  keep: (values: Values) => void;
  sending: boolean;
  /** The files that are sent with the request, for the component that submits it. */
  files: RefObject<PhotoUploads | null>;
}

function Fields({ keep, sending, files, home, contact, emergency }: FieldsProps) {
  const t = useT();
  const { values, setFieldValue } = useFormikContext<Values>();
  const setPhotos = useCallback((ids: string[]) => void setFieldValue('photoIds', ids, false), [setFieldValue]);
  const uploads = usePhotoUploads(values.photoIds, setPhotos);
  useEffect(() => keep(values), [keep, values]);
  useEffect(() => void (files.current = uploads));
  const answers = answersTo(values.issueType, values.answers);
  const floor = useFloor([values.title, values.accessNote, values.description], home, answers);
  const notice = floor.priority && <Recognised kinds={floor.kinds} country={home?.country} contact={contact} />;
  // Shown next to the words that name an emergency: a person who wrote them in the title, or answered a question, has not reached
  // the description yet.
  const inAnswers = kindsOf(answers).length > 0;
  const inTitle = !inAnswers && !values.description.trim();
  return (
    <>
      <Line
        name="title"
        label={t('service-requests.form.title')}
        help={t('service-requests.form.titleHelp')}
        maxLength={120}
      />
      {inTitle && notice}
      <IssueChoice />
      <Questions
        issueType={values.issueType}
        answers={values.answers}
        onAnswer={(next) => void setFieldValue('answers', next)}
      />
      {inAnswers && notice}
      <PriorityChoice floor={floor.priority} />
      {values.priority === 'Emergency' && !notice && emergency}
      <Words />
      {!inTitle && !inAnswers && notice}
      <PhotoPicker uploads={uploads} />
      <Checkbox
        label={t('service-requests.form.mayEnter')}
        checked={values.mayEnter}
        onChange={(event) => void setFieldValue('mayEnter', event.target.checked)}
      />
      <Line
        name="accessNote"
        optional
        label={t('service-requests.form.accessNote')}
        help={t('service-requests.form.accessNoteHelp', { days: SUPPLIER_ACCESS_AFTER_CLOSE_DAYS })}
        maxLength={500}
      />
      <Line
        name="contactPhone"
        optional
        type="tel"
        autoComplete="tel"
        label={t('service-requests.form.phone')}
        help={t('service-requests.form.phoneHelp')}
        maxLength={40}
      />
      <FormActions>
        <Button type="submit" size="lg" loading={sending} disabled={uploads.busy}>
          {uploads.busy ? t('service-requests.form.photosRunning') : t('service-requests.form.submit')}
        </Button>
      </FormActions>
    </>
  );
}

function Recognised(props: Pick<FloorNoticeProps, 'kinds' | 'country' | 'contact'>) {
  const t = useT();
  const { values, setFieldValue, errors, touched } = useFormikContext<Values>();
  return (
    <FloorNotice
      {...props}
      sent={t('service-requests.floor.sent')}
      dispute={{
        disputed: values.disputed,
        reason: values.belowFloorReason,
        error: touched.belowFloorReason ? errors.belowFloorReason : undefined,
        onDispute: (disputed) => void setFieldValue('disputed', disputed),
        onReason: (reason) => void setFieldValue('belowFloorReason', reason),
      }}
    />
  );
}

interface LineProps {
  name: 'title' | 'accessNote' | 'contactPhone';
  label: string;
  help?: string;
  optional?: boolean;
  type?: string;
  autoComplete?: string;
  maxLength: number;
}

function Line({ name, optional, ...rest }: LineProps) {
  const t = useT();
  const { getFieldProps, errors, touched } = useFormikContext<Values>();
  return (
    <TextField
      {...getFieldProps(name)}
      {...rest}
      labelEnd={optional ? t('service-requests.optional') : undefined}
      error={touched[name] ? errors[name] : undefined}
    />
  );
}

function Words() {
  const t = useT();
  const { getFieldProps, errors, touched } = useFormikContext<Values>();
  return (
    <TextArea
      {...getFieldProps('description')}
      label={t('service-requests.form.description')}
      help={t('service-requests.form.descriptionHelp')}
      error={touched.description ? errors.description : undefined}
      rows={5}
      maxLength={5000}
    />
  );
}

function IssueChoice() {
  const t = useT();
  const { values, setFieldValue, errors, touched } = useFormikContext<Values>();
  const options = ISSUE_TYPES.map(({ value, key }) => ({
    value: value as string,
    label: t(`service-requests.issue.${key}`),
    icon: <IssueIcon type={value} />,
  }));
  const error = touched.issueType ? errors.issueType : undefined;
  return (
    <div data-invalid={error && ''}>
      <RadioCards
        name="issueType"
        label={t('service-requests.form.issueType')}
        columns={3}
        options={options}
        value={values.issueType || undefined}
        onChange={(value) => void setFieldValue('issueType', value)}
        error={error}
      />
    </div>
  );
}

/** The priority that the request will have. Asks for a reason if a lower one is chosen than its words call for. */
function PriorityChoice({ floor }: { floor: Priority | null }) {
  const t = useT();
  const { values, setFieldValue } = useFormikContext<Values>();
  useEffect(() => {
    if (!floor && values.disputed) void setFieldValue('disputed', false);
  }, [floor, values.disputed, setFieldValue]);
  const raised = floor && !values.disputed ? labelOf(PRIORITIES, floor) : null;
  const choose = (value: string) => {
    if (raised && value !== raised) void setFieldValue('disputed', true);
    void setFieldValue('priority', value);
  };
  const options = PRIORITIES.map(({ value, key }) => ({
    value: value as string,
    label: t(`service-requests.priority.${key}`),
    description: t(`service-requests.priority.${key}.text`, {
      hours: RESPONSE_HOURS[key],
      days: RESPONSE_HOURS[key] / 24,
    }),
  }));
  return (
    <RadioCards
      name="priority"
      label={t('service-requests.form.priority')}
      columns={2}
      options={options}
      value={raised ?? values.priority}
      onChange={choose}
    />
  );
}
