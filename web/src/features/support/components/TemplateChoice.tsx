import { useT } from '@i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { SelectField } from '@ui/fields/SelectField';
import { templatesQuery, type Ticket } from '../api/tickets';

/** Fills an answer with a text that admins have written, in the asker's language, to be read over before it goes. */
export function TemplateChoice({ ticket, onChoose }: { ticket: Ticket; onChoose: (text: string) => void }) {
  const t = useT();
  const { data: templates = [] } = useQuery(templatesQuery);
  if (templates.length === 0) return null;
  const fill = (id: string) => {
    const template = templates.find((one) => one.id === id);
    if (!template) return;
    const own = ticket.language === 'fr' ? template.bodyFr : ticket.language === 'es' ? template.bodyEs : null;
    onChoose((own ?? template.body).replaceAll('{name}', ticket.name.split(' ')[0] ?? ''));
  };
  return (
    <SelectField
      label={t('support.template')}
      value=""
      placeholder={t('support.chooseTemplate')}
      options={templates.map(({ id, name, category }) => ({ value: id, label: `${category}: ${name}` }))}
      onChange={(event) => fill(event.target.value)}
    />
  );
}
