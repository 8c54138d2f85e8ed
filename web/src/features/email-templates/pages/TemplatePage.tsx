import { useProfile } from '@api/session';
import { useT } from '@i18n/messages';
import { usePageTitle } from '@nav/page-title';
import { paths } from '@nav/paths';
import { useBeginAnew } from '@shared/form/use-begun';
import { Loaded } from '@shared/list/Loaded';
import { useQuery } from '@tanstack/react-query';
import { Breadcrumbs } from '@ui/layout/Breadcrumbs';
import { PageHead } from '@ui/layout/Section';
import { useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { templateQuery, type Template } from '../api/templates';
import { RemoveTemplate } from '../components/RemoveTemplate';
import { initialOf } from '../components/template-form';
import { TemplateForm, type Typed } from '../components/TemplateForm';
import { TemplatePreview } from '../components/TemplatePreview';
import { TemplateVersions } from '../components/TemplateVersions';
import styles from '../components/templates.module.css';
import lists from '@shared/list/list.module.css';

/**
 * The form and the parts around it. After a save or a restored version, the form starts again with the stored texts; so it does when a
 * colleague saved, as long as nothing is typed.
 */
function Editor({ template }: { template?: Template }) {
  const t = useT();
  const navigate = useNavigate();
  const [begun, setBegun] = useState({ template, times: 0 });
  const [typed, setTyped] = useState<Typed>(() => ({ values: initialOf(template), dirty: false }));
  const begin = (stored: Template) => setBegun(({ times }) => ({ template: stored, times: times + 1 }));
  useBeginAnew({ dirty: typed.dirty, isSubmitting: false }, template, (newer) => {
    if (newer && newer.version !== begun.template?.version) begin(newer);
  });
  const saved = (stored: Template) => (template ? begin(stored) : void navigate(paths.adminEmailTemplate(stored.id)));
  const name = template?.name ?? t('email-templates.add');
  usePageTitle(name);
  return (
    <>
      <Breadcrumbs
        label={t('email-templates.crumbs')}
        items={[{ label: t('email-templates.title'), href: paths.adminEmailTemplates() }, { label: name }]}
      />
      <PageHead
        title={name}
        subtitle={template?.category}
        actions={
          template && (
            <RemoveTemplate template={template} onRemoved={() => void navigate(paths.adminEmailTemplates())} />
          )
        }
      />
      <div className={styles.editor}>
        <TemplateForm
          key={begun.times}
          onTyped={setTyped}
          onSaved={saved}
          {...(begun.template && { template: begun.template })}
        />
      </div>
      <div className={lists.detail}>
        <TemplatePreview values={typed.values} />
        {template && <TemplateVersions template={template} dirty={typed.dirty} onRestored={begin} />}
      </div>
    </>
  );
}

/** For staff, who send it and can't change it. It shows what is stored, also after an admin saved something else. */
function Reader({ template }: { template: Template }) {
  const t = useT();
  usePageTitle(template.name);
  const values = useMemo(() => initialOf(template), [template]);
  return (
    <>
      <Breadcrumbs
        label={t('email-templates.crumbs')}
        items={[
          { label: t('email-templates.title'), href: paths.dashboard('staff', '/email-templates') },
          { label: template.name },
        ]}
      />
      <PageHead title={template.name} subtitle={template.category} />
      <div className={lists.detail}>
        <TemplatePreview values={values} readOnly />
        <TemplateVersions template={template} />
      </div>
    </>
  );
}

function Stored({ id }: { id: string }) {
  const query = useQuery(templateQuery(id));
  const Page = useProfile().userType === 'admin' ? Editor : Reader;
  return <Loaded query={query}>{(template) => <Page key={template.id} template={template} />}</Loaded>;
}

/** One email template: its texts, a preview and its versions. Without an id, a new template. Staff can only read it. */
export default function TemplatePage() {
  const { templateId } = useParams();
  return templateId ? <Stored id={templateId} /> : <Editor />;
}
