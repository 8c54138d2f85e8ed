import type { ReactNode } from 'react';
import { VisuallyHidden } from '../controls/VisuallyHidden';
import { cx } from '../cx';
import { useLinkComponent } from '../link/LinkProvider';
import { Pane } from '../pane/Pane';
import styles from './ProgressSteps.module.css';

export interface ProgressStep {
  id: string;
  label: ReactNode;
  /** The person can go back to completed steps. */
  href?: string;
}

export interface ProgressStepsProps {
  steps: readonly ProgressStep[];
  /** Id of the step at hand. */
  current: string;
  label: string;
  /** Said after the name of a step. */
  words: { done: string; current: string };
  className?: string;
}

/** Steps of a wizard as windows: they light up as they are done. */
export function ProgressSteps({ steps, current, label, words, className }: ProgressStepsProps) {
  const LinkComponent = useLinkComponent();
  const at = steps.findIndex((step) => step.id === current);
  return (
    <nav aria-label={label} className={className}>
      <ol className={styles.steps}>
        {steps.map((step, index) => {
          const state = index < at ? 'done' : index === at ? 'current' : 'ahead';
          return (
            <li
              key={step.id}
              className={cx(styles.step, styles[state])}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              <StepPane state={state} />
              <span className={styles.label}>
                {step.href && state === 'done' ? (
                  <LinkComponent href={step.href}>{step.label}</LinkComponent>
                ) : (
                  step.label
                )}
              </span>
              {state !== 'ahead' && <VisuallyHidden>{words[state]}</VisuallyHidden>}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function StepPane({ state }: { state: 'done' | 'current' | 'ahead' }) {
  if (state === 'done') return <Pane size="large" status="paid" />;
  return state === 'current' ? <Pane size="large" status="inprogress" /> : <Pane size="large" status="submitted" />;
}
