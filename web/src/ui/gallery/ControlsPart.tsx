import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import {
  Avatar, Brand, Breadcrumbs, Button, ButtonLink, Dialog, Disclosure, IconButton, Link, Menu, Plate, SegmentedControl, Spinner,
  STATUS_PANE, StatusChip, Tabs, toast, Tooltip, type StatusName,
} from '..';
import styles from './Gallery.module.css';
import { Part } from './Part';

const STATUSES = Object.keys(STATUS_PANE) as StatusName[];

function Buttons() {
  return (
    <div className={styles.wrap}>
      <Button icon={<IconPlus aria-hidden />}>Primary</Button>
      <Button variant="secondary">Secondary</Button>
      <Button variant="ghost">Ghost</Button>
      <Button variant="accent">Accent</Button>
      <Button variant="danger">Danger</Button>
      <Button loading>Saving</Button>
      <Button disabled>Disabled</Button>
      <Button size="sm" variant="secondary">
        Small
      </Button>
      <ButtonLink size="lg" href="/somewhere">
        Large link
      </ButtonLink>
      <Spinner label="Loading" />
    </div>
  );
}

function Floating() {
  const [open, setOpen] = useState(false);
  const say = (): void => {
    toast({ title: <>Payment recorded</>, message: <>$1,650.00 from Kim Larsen</>, action: { label: <>Undo</>, onClick: () => undefined } });
  };
  return (
    <div className={styles.wrap}>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Dialog
      </Button>
      <Button variant="secondary" onClick={say}>
        Message
      </Button>
      <Button variant="secondary" onClick={() => toast({ kind: 'error', title: <>The payment was not recorded</>, message: <>Try again</> })}>
        Error
      </Button>
      <Menu
        items={[{ label: 'Rename', onSelect: say }, { label: 'Property', href: '/properties' }, 'divider', { label: 'Delete', danger: true }]}
        trigger={(props) => <IconButton variant="outline" label="More" icon={<IconDots aria-hidden />} {...props} />}
      />
      <Tooltip content="Sent yesterday at 14:02">
        {(aria) => (
          <Button variant="ghost" {...aria}>
            Tooltip
          </Button>
        )}
      </Tooltip>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Reverse this payment?"
        closeLabel="Close"
        actions={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              Keep it
            </Button>
            <Button variant="danger" onClick={say}>
              Reverse payment
            </Button>
          </>
        }
      >
        $1,650.00 from Kim Larsen on 9 October. October becomes due again, and Kim gets a message.
      </Dialog>
    </div>
  );
}

function Choosing() {
  const [tab, setTab] = useState('ledger');
  const [view, setView] = useState('all');
  return (
    <div className={styles.stack}>
      <Tabs label="Lease" value={tab} onChange={setTab} tabs={[{ id: 'ledger', label: 'Ledger' }, { id: 'documents', label: 'Documents', count: 6 }, { id: 'requests', label: 'Requests', count: 2 }]}>
        Panel of {tab}
      </Tabs>
      <SegmentedControl label="Entries" value={view} onChange={setView} options={[{ value: 'all', label: 'All entries' }, { value: 'charges', label: 'Charges' }, { value: 'payments', label: 'Payments' }]} />
      <Breadcrumbs label="Way here" items={[{ label: 'Leases', href: '/leases' }, { label: '87 Laurier Avenue West', href: '/p' }, { label: 'Unit 302' }]} />
      <Disclosure title="Is there a setup fee?">No. On-boarding is free with all purchases until July 31st.</Disclosure>
    </div>
  );
}

/** Controls, chips, plates, links. */
export function ControlsPart() {
  return (
    <>
      <Part title="Status: a pane, a word, a colour">
        <div className={styles.wrap}>
          {STATUSES.map((status) => (
            <StatusChip key={status} status={status}>
              {status}
            </StatusChip>
          ))}
        </div>
        <div className={styles.wrap}>
          {STATUSES.map((status) => (
            <StatusChip key={status} status={status} variant="plain">
              {status}
            </StatusChip>
          ))}
        </div>
      </Part>
      <div className={styles.grid}>
        <Part title="Buttons">
          <Buttons />
        </Part>
        <Part title="On night" bare>
          <div className={styles.night} data-surface="night">
            <Brand name="Product" />
            <div className={styles.wrap}>
              <Button variant="accent">Accent</Button>
              <Button variant="secondary">Secondary</Button>
              <Button variant="ghost">Ghost</Button>
            </div>
          </div>
        </Part>
        <Part title="Plates, people, links">
          <div className={styles.wrap}>
            <Plate size="sm">87</Plate>
            <Plate>4120</Plate>
            <Plate size="lg">1462</Plate>
            <Plate size="xl">302</Plate>
            {['Nadia Tremblay', 'Kim Larsen', 'Amélie Dubois', 'Rohan Kapoor', 'Théo Marchand', 'Joy Okonkwo'].map((name) => (
              <Avatar key={name} name={name} />
            ))}
            <Brand name="Product" />
            <Link href="/quiet">Quiet link</Link>
            <span>
              A link <Link look="inline" href="/inline">inside text</Link>.
            </span>
          </div>
        </Part>
        <Part title="What floats">
          <Floating />
        </Part>
        <Part title="Tabs, segments, breadcrumbs, disclosure">
          <Choosing />
        </Part>
      </div>
    </>
  );
}
