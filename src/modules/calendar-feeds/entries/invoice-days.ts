import { day } from '../../../contract/days.js';
import { MOST_OF_A_KIND, type DaySource } from './day-entry.js';

interface Row {
  id: string;
  on: string;
  number: string;
  supplier: string;
  landlord: string;
}

const DUE = `select i.id, i.due_on::text as "on", i.number, i.supplier_name as supplier, i.landlord_name as landlord
  from invoice i where i.status in ('sent', 'approved') and i.due_on between $1::date and $2::date order by i.due_on, i.id limit ${MOST_OF_A_KIND}`;

/** When invoices are due that aren't paid. All but drafts have a number. */
export const invoiceDays: DaySource = async (query, { role, from, until }) => {
  const rows = await query<Row>(DUE, [from, until]);
  return rows.map(({ id, on, number, supplier, landlord }) => ({
    uid: `invoice-${id}`,
    on: day(on),
    text: role === 'landlord' ? 'invoice_to_pay' : 'invoice_due',
    values: { number, who: role === 'landlord' ? supplier : landlord },
    path: `/dashboards/${role}/invoices/${id}`,
  }));
};
