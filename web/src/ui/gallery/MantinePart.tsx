import { Badge, Button, Checkbox, Modal, NumberInput, Pagination, Select, Switch, TextInput } from '@mantine/core';
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import IconTool from '@tabler/icons-react/dist/esm/icons/IconTool.mjs';
import { useState } from 'react';
import { Button as KitButton, Notice, PaneMeter, Tag, TaskList } from '..';
import { WorkspaceProvider } from '../workspace';
import { DateField } from '../workspace/DateField';
import styles from './Gallery.module.css';
import { Part } from './Part';

function Controls() {
  const [day, setDay] = useState('2025-11-04');
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.stack}>
      <TextInput label="Name" description="As on the lease" placeholder="Kim Larsen" />
      <TextInput label="E-mail" error="Write it as name@example.com" defaultValue="kim" />
      <Select label="Property" data={['4120 Rue Saint-Denis', '87 Laurier Avenue West']} searchable comboboxProps={{ withinPortal: true }} />
      <NumberInput label="Bedrooms" defaultValue={2} />
      <DateField label="Start" value={day} onChange={setDay} locale="fr" words={{ previousMonth: 'Previous month', nextMonth: 'Next month' }} />
      <Checkbox label="Ends for good" defaultChecked />
      <Switch label="Autopay" defaultChecked />
      <div className={styles.wrap}>
        <Button>Filled</Button>
        <Button variant="default" onClick={() => setOpen(true)}>
          Modal
        </Button>
        <Button variant="light">Light</Button>
        <Badge color="green" variant="light" tt="none">
          Active
        </Badge>
        <Pagination total={5} getControlProps={(control) => ({ 'aria-label': control })} />
      </div>
      <Modal opened={open} onClose={() => setOpen(false)} title="Title" closeButtonProps={{ 'aria-label': 'Close' }}>
        Content
      </Modal>
    </div>
  );
}

/** Mantine in the kit's clothes, and the workspace's small lists. */
export function MantinePart() {
  return (
    <WorkspaceProvider>
      <div className={styles.grid}>
        <Part title="Mantine, same tokens">
          <Controls />
        </Part>
        <Part title="Waiting for you">
          <TaskList
            tasks={[
              { id: '1', icon: <IconTool aria-hidden />, tone: 'overdue', title: 'Approve the quote for 4120-102', text: 'Plombex, leaking boiler valve, $486.00', action: <KitButton size="sm" variant="secondary">Review</KitButton> },
              { id: '2', icon: <IconReceipt aria-hidden />, tone: 'offered', title: 'Answer 2 renewal proposals', text: '4120-201 and 233-302 end in January', href: '/renewals' },
            ]}
          />
          <PaneMeter label="Phase 2, Security and data" figure="14 of 16" done={14} total={16} />
          <div className={styles.wrap}>
            <Tag>Sample</Tag>
            <Tag tone="accent">Most popular</Tag>
            <Tag onRemove={() => undefined} removeLabel="Remove Parking">
              Parking
            </Tag>
          </div>
        </Part>
        <Part title="Notices">
          <div className={styles.stack}>
            <Notice tone="warning" title="2 emails have failed 3 times." action={<KitButton size="sm" variant="secondary">Open outbox</KitButton>}>
              They stay in the outbox until you decide.
            </Notice>
            <Notice tone="danger">The password is not right.</Notice>
            <Notice tone="success">Saved.</Notice>
            <Notice>Sandbox: no money moves.</Notice>
          </div>
        </Part>
      </div>
    </WorkspaceProvider>
  );
}
