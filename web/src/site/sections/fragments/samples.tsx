import { RowsFragment } from './RowsFragment';

/** Rents of a small building in one month. */
export function RentsFragment() {
  return (
    <RowsFragment
      id="samples.rents"
      plate="4120"
      chip="overdue"
      rows={[
        { name: 'a', status: 'paid', amountCents: 169_000 },
        { name: 'b', status: 'processing', amountCents: 152_500 },
        { name: 'c', status: 'paid', amountCents: 165_000 },
        { name: 'd', status: 'overdue', amountCents: 165_000 },
      ]}
    />
  );
}

/** The checks of a person who would like to move in. */
export function ScreeningFragment() {
  return (
    <RowsFragment
      id="samples.screening"
      plate="302"
      chip="notice"
      rows={[
        { name: 'credit', status: 'completed', end: true },
        { name: 'background', status: 'completed', end: true },
        { name: 'income', status: 'completed', end: true },
        { name: 'history', status: 'inprogress', end: true },
      ]}
    />
  );
}

/** The documents in a lease's folder, and who can see them. */
export function DocumentsFragment() {
  return (
    <RowsFragment
      id="samples.documents"
      plate="87"
      rows={[
        { name: 'lease', status: 'paid', end: true },
        { name: 'inspection', status: 'paid', end: true },
        { name: 'receipt', status: 'paid', end: true },
        { name: 'invoice', status: 'submitted', end: true },
      ]}
    />
  );
}

/** A repair and the suppliers who may take it. */
export function OffersFragment() {
  return (
    <RowsFragment
      id="samples.offers"
      plate="2481"
      chip="offered"
      rows={[
        { name: 'first', status: 'offered', amountCents: 28_500 },
        { name: 'second', status: 'offered', amountCents: 34_000 },
        { name: 'third', status: 'submitted', end: true },
      ]}
    />
  );
}

/** Leases that end soon. */
export function RenewalsFragment() {
  return (
    <RowsFragment
      id="samples.renewals"
      chip="notice"
      rows={[
        { name: 'a', status: 'submitted', amountCents: 218_000 },
        { name: 'b', status: 'offered', amountCents: 164_000 },
        { name: 'c', status: 'paid', amountCents: 137_500 },
      ]}
    />
  );
}

/** A tenant's first page. */
export function PortalFragment() {
  return (
    <RowsFragment
      id="samples.portal"
      plate="201"
      rows={[
        { name: 'rent', status: 'scheduled', amountCents: 165_000 },
        { name: 'repair', status: 'scheduled', end: true },
        { name: 'lease', status: 'paid' },
        { name: 'cashback', status: 'paid', amountCents: 1650 },
      ]}
    />
  );
}
