import { useFormats } from '@i18n/formats';
import type { HousePictureProps } from '@ui/art/HousePicture';
import { HouseStill } from '@ui/art/stills';
import { Heading } from '@ui/layout/Heading';
import { StatusChip } from '@ui/pane/StatusChip';
import { useId } from 'react';
import { PRICE_CURRENCY } from '../../facts/figures';
import { PROJECTS, type Project } from '../../facts/impact';
import { useSiteText } from '../../facts/use-site-text';
import { SampleNote } from '../figures/SampleNote';
import { DatePassed } from '../passed/DatePassed';
import { Section } from '../Section';
import styles from './Projects.module.css';

const CHIPS = { completed: 'completed', progress: 'inprogress', fundraising: 'offered' } as const;
const PALETTES: readonly HousePictureProps['palette'][] = ['brick', 'sky', 'lamp'];
const MONTH = { month: 'long', year: 'numeric' } as const;

/** Money raised for what is not finished yet. */
function Raised({ id, project }: { id: string; project: Project }) {
  const say = useSiteText();
  const { money } = useFormats();
  const whole = (amount: number) => money(amount, PRICE_CURRENCY, { fraction: 'hide' });
  const label = say(`${id}.raised`, { raised: whole(project.raisedCents), target: whole(project.targetCents) });
  return (
    <div className={styles.raised}>
      <progress className={styles.bar} max={project.targetCents} value={project.raisedCents} aria-label={label} />
      <p className={styles.quiet}>{label}</p>
    </div>
  );
}

function ProjectEntry({ id, project, index }: { id: string; project: Project; index: number }) {
  const say = useSiteText();
  const { day } = useFormats();
  return (
    <li className={styles.project}>
      <HouseStill seed={project.id} palette={PALETTES[index]} className={styles.picture} />
      <div className={styles.words}>
        <StatusChip status={CHIPS[project.status]}>{say(`${id}.status.${project.status}`)}</StatusChip>
        <h3 className={styles.title}>{say(`${id}.${project.id}.title`)}</h3>
        <p className={styles.quiet}>
          {project.location} · {say(`${id}.partner`, { partner: project.partner })}
        </p>
        <p className={styles.text}>{say(`${id}.${project.id}.text`)}</p>
        {project.status !== 'completed' && <Raised id={id} project={project} />}
        {project.completed && (
          <p className={styles.date}>{say(`${id}.completedOn`, { date: day(project.completed, MONTH) })}</p>
        )}
        {project.expected && (
          <>
            <p className={styles.date}>{say(`${id}.expected`, { date: day(project.expected, MONTH) })}</p>
            <DatePassed className={styles.date} day={project.expected} text={`${id}.passed`} />
          </>
        )}
      </div>
    </li>
  );
}

/** Sample projects, each with its house. Messages `<id>.title`, `.status.…`, `.partner`, `.raised`, `.completedOn`, `.expected`, per project `.title`, `.text`. */
export function Projects({ id }: { id: string }) {
  const say = useSiteText();
  const heading = useId();
  return (
    <Section labelledBy={heading}>
      <Heading level={2} look="d3" id={heading}>
        {say(`${id}.title`)}
      </Heading>
      <SampleNote className={styles.quiet} text={`${id}.sample`} />
      <ul className={styles.projects}>
        {PROJECTS.map((project, index) => (
          <ProjectEntry key={project.id} id={id} project={project} index={index} />
        ))}
      </ul>
    </Section>
  );
}
