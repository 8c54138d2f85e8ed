import IconBuildingBank from '@tabler/icons-react/dist/esm/icons/IconBuildingBank.mjs';
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs';
import { useState } from 'react';
import { Button, Checkbox, FormActions, FormError, PasswordField, RadioCards, SelectField, Switch, TextArea, TextField } from '..';
import styles from './Gallery.module.css';
import { Part } from './Part';

/** Fields with help and errors. */
export function FieldsPart() {
  const [method, setMethod] = useState('card');
  const [summary, setSummary] = useState(false);
  return (
    <div className={styles.grid}>
      <Part title="Form: errors beside the field, in words">
        <form className={styles.stack} noValidate onSubmit={(event) => event.preventDefault()}>
          {summary && <FormError title="Two fields need you" items={[{ name: 'rent', message: 'Write the amount as 1,650.00' }]} />}
          <TextField label="Monthly rent" name="rent" prefix="$" defaultValue="16,50.00" error="Write the amount as 1,650.00" />
          <SelectField label="Due day" help="Charged at midnight, Montréal time" options={[{ value: '1', label: '1' }, { value: '15', label: '15' }]} />
          <PasswordField label="Password" words={{ show: 'Show password', hide: 'Hide password' }} defaultValue="secret" labelEnd={<a href="/forgot">Forgot password?</a>} />
          <FormActions>
            <Button variant="ghost">Cancel</Button>
            <Button type="submit" onClick={() => setSummary(true)}>
              Save lease
            </Button>
          </FormActions>
        </form>
      </Part>
      <Part title="Choices">
        <div className={styles.stack}>
          <RadioCards
            label="Pay with"
            value={method}
            onChange={setMethod}
            options={[
              { value: 'bank', label: 'Bank transfer', description: '2–3 business days', icon: <IconBuildingBank aria-hidden />, end: '$25.35' },
              { value: 'card', label: 'Credit card', description: 'Instant, earns $16.90 cashback', icon: <IconCreditCard aria-hidden />, end: '$49.01' },
            ]}
          />
          <Checkbox label="I have read the lease" defaultChecked />
          <Checkbox label="Send me the newsletter" help="Once a month" error="Choose one" />
          <Switch label="Autopay on the 1st" defaultChecked />
          <Switch label="Off" />
        </div>
      </Part>
      <Part title="More fields">
        <div className={styles.stack}>
          <TextField label="Access code" look="code" placeholder="LKMT27" help="Four letters, then four digits." />
          <TextArea label="What happened?" labelEnd="optional" />
          <TextField label="Disabled" disabled defaultValue="Cannot be changed" />
        </div>
      </Part>
    </div>
  );
}
