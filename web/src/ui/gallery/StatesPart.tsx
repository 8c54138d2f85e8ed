import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { AllDone, Button, EmptyState, ErrorState, ProgressSteps, Skeleton } from '..';
import styles from './Gallery.module.css';
import { Part } from './Part';

/** Empty, error, done, loading, wizard. */
export function StatesPart() {
  return (
    <>
      <div className={styles.grid}>
        <Part title="Empty">
          <EmptyState
            title="Your street starts here"
            actions={
              <>
                <Button icon={<IconPlus aria-hidden />}>Add property</Button>
                <Button variant="secondary">Import CSV</Button>
              </>
            }
          >
            Add your first property, or bring everything over from a spreadsheet.
          </EmptyState>
        </Part>
        <Part title="Error">
          <ErrorState title="The ledger did not load" retry={<Button icon={<IconRefresh aria-hidden />}>Try again</Button>} reference="Reference 7C41-09">
            Nothing is lost. Check your connection and try again.
          </ErrorState>
        </Part>
        <Part title="Nothing left to do">
          <AllDone title="Every window is lit" actions={<Button variant="secondary">See the rent roll</Button>}>
            All 39 rents for November are in. The next ones post on 1 December.
          </AllDone>
        </Part>
        <Part title="Loading: the page’s own outline">
          <Skeleton label="Loading" />
        </Part>
        <Part title="Loading: a form">
          <Skeleton shape="form" label="Loading" />
        </Part>
      </div>
      <Part title="Wizard: windows light up as steps are done">
        <ProgressSteps
          label="Steps"
          current="lease"
          words={{ done: 'done', current: 'current' }}
          steps={[
            { id: 'property', label: 'Property', href: '/1' },
            { id: 'units', label: 'Units', href: '/2' },
            { id: 'lease', label: 'Lease' },
            { id: 'tenants', label: 'Tenants' },
            { id: 'letter', label: 'Welcome letter' },
          ]}
        />
      </Part>
    </>
  );
}
