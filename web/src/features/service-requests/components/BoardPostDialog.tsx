import { toProblem } from '@api/problem';
import { useProblemText } from '@api/problem-text';
import { parseAmount, typedAmount } from '@contract/amount-text';
import { isCurrency } from '@contract/currencies';
import { localeOf } from '@contract/languages';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { MoneyField } from '@shared/form/MoneyField';
import { NewerVersion } from '@shared/form/NewerVersion';
import { useBegunAgain } from '@shared/form/use-begun';
import { useDialogForm } from '@shared/form/use-dialog-form';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { TextArea } from '@ui/fields/TextField';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { Notice } from '@ui/states/Notice';
import { FormikProvider, useFormik } from 'formik';
import { requestBoardQuery, useShowOnBoard, type RequestBoard } from '../api/job-board';
import type { ServiceRequest } from '../api/types';
import styles from './OfferDialog.module.css';

interface BoardPostDialogProps {
  request: ServiceRequest;
  board: RequestBoard;
  onClose: () => void;
}
interface Values {
  description: string;
  budget: string;
}

/** The text that suppliers will read. A tenant's own words may name people and places, so the landlord checks them first. */
export function BoardPostDialog({ request, board: present, onClose }: BoardPostDialogProps) {
  const t = useT();
  const note = useNote('service-requests');
  const problemText = useProblemText();
  const [board, catchUp] = useBegunAgain(present, requestBoardQuery(request.id));
  const { valuesOf, budgetOf, currency } = usePost(request);
  const show = useShowOnBoard(request.id);
  const form = useFormik<Values>({
    initialValues: valuesOf(board),
    validate: ({ description, budget }) => ({
      ...(!description.trim() && { description: t('service-requests.board.describe') }),
      ...(budget.trim() && budgetOf(budget) === null && { budget: t('service-requests.amount.wrong') }),
    }),
    onSubmit: async ({ description, budget }, { setFieldError }) => {
      try {
        await show.mutateAsync({
          description: description.trim(),
          budgetCents: budgetOf(budget),
          ...(board.version !== null && { version: board.version }),
        });
        toast({ kind: 'success', title: note((t) => t('service-requests.board.done')) });
        onClose();
      } catch (error) {
        if (tells(error)) setFieldError('description', t('service-requests.board.reveals'));
      }
    },
  });
  const dialog = useDialogForm(form);
  const { touched, errors } = form;
  const stale = show.error !== null && toProblem(show.error).code === 'stale_version';
  const actions = (
    <>
      <Button data-cancel="" variant="secondary" onClick={onClose}>
        {t('service-requests.back')}
      </Button>
      <Button loading={show.isPending} {...dialog.send}>
        {t('service-requests.board.show')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('service-requests.board.dialog')}
      closeLabel={t('app.close')}
      actions={actions}
    >
      <form className={styles.fields} {...dialog.form}>
        {show.error && !stale && !tells(show.error) && (
          <Notice tone="danger" announce>
            {problemText(show.error)}
          </Notice>
        )}
        {stale && (
          <FormikProvider value={form}>
            <NewerVersion<Values> catchUp={async () => valuesOf(await catchUp())} />
          </FormikProvider>
        )}
        <TextArea
          label={t('service-requests.board.description')}
          help={t('service-requests.board.descriptionHelp')}
          error={touched.description && errors.description}
          rows={5}
          maxLength={2000}
          {...form.getFieldProps('description')}
        />
        <MoneyField
          label={t('service-requests.board.budget')}
          labelEnd={t('service-requests.optional')}
          error={touched.budget && errors.budget}
          currency={currency}
          {...form.getFieldProps('budget')}
        />
      </form>
    </Dialog>
  );
}

/** Whether the server refused the text because it names a person, the address or a phone number. */
const tells = (error: unknown) => toProblem(error).details.some(({ field }) => field === 'description');

/** A post as it is typed, with its amount: null if it is empty or not an amount. */
function usePost(request: ServiceRequest) {
  const { language } = useLanguage();
  const currency = isCurrency(request.currency) ? request.currency : 'USD';
  const valuesOf = ({ description, budgetCents }: RequestBoard): Values => ({
    description: description ?? request.description,
    budget: typedAmount(budgetCents, currency, localeOf(language)),
  });
  const budgetOf = (text: string): number | null => {
    const amount = text.trim() ? parseAmount(text, localeOf(language), currency) : undefined;
    return amount?.ok && amount.cents > 0 ? amount.cents : null;
  };
  return { valuesOf, budgetOf, currency };
}
