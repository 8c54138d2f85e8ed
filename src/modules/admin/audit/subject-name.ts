const HOME = "concat_ws(', ', p.street_number || ' ' || p.street, n.label, p.city)";
const ADDRESS = "p.street_number || ' ' || p.street || ', ' || p.city";
const OF_LEASE = 'join property p on p.id = l.property_id join unit n on n.id = l.unit_id';

/** SQL that reads the name of an object for people. PostgreSQL runs each only for entries about that kind of object. */
const NAMES: Readonly<Record<string, string>> = {
  lease: `select ${HOME} from lease l ${OF_LEASE} where l.id = e.subject_id`,
  payment: `select ${HOME} from payment y join lease l on l.id = y.lease_id ${OF_LEASE} where y.id = e.subject_id`,
  property: `select ${ADDRESS} from property p where p.id = e.subject_id`,
  unit: `select ${HOME} from unit n join property p on p.id = n.property_id where n.id = e.subject_id`,
  renewal: `select ${HOME} from lease_renewal r join lease l on l.id = r.lease_id ${OF_LEASE} where r.id = e.subject_id`,
  tenant_notice: `select ${HOME} from tenant_notice c join lease l on l.id = c.lease_id ${OF_LEASE} where c.id = e.subject_id`,
  recurring_charge: `select ${HOME} from recurring_charge g join lease l on l.id = g.lease_id ${OF_LEASE} where g.id = e.subject_id`,
  lease_tenant: "select t.first_name || ' ' || t.last_name from lease_tenant t where t.id = e.subject_id",
  expense: `select ${ADDRESS} from expense x join property p on p.id = x.property_id where x.id = e.subject_id`,
  recurring_expense: `select ${ADDRESS} from recurring_expense x join property p on p.id = x.property_id where x.id = e.subject_id`,
  listing: 'select i.title from listing i where i.id = e.subject_id',
  service_request: 'select r.title from service_request r where r.id = e.subject_id',
  invoice: 'select i.number from invoice i where i.id = e.subject_id',
  document: 'select f.name from stored_file f where f.id = e.subject_id',
  supplier: 'select u.company_name from supplier u where u.id = e.subject_id',
  email_template: 'select m.name from email_template m where m.id = e.subject_id',
  announcement: 'select o.message_en from announcement o where o.id = e.subject_id',
  newsletter_issue: "select nullif(w.subject_en, '') from newsletter_issue w where w.id = e.subject_id",
  newsletter_subscriber: 'select w.email from newsletter_subscriber w where w.id = e.subject_id',
  outbox_message: 'select o.recipient from outbox_message o where o.id = e.subject_id',
  form_submission: 'select f.email from form_submission f where f.id = e.subject_id',
  chat_session: `select coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), c.email)
    from chat_session c left join app_user u on u.id = c.user_id where c.id = e.subject_id`,
  chat_canned_answer: "select '/' || c.shortcut from chat_canned_answer c where c.id = e.subject_id",
  payment_finding: `select coalesce((select ${HOME} from lease l ${OF_LEASE} where l.id = g.lease_id), g.reference)
    from payment_finding g where g.id = e.subject_id`,
  supplier_staff: "select w.first_name || ' ' || w.last_name from supplier_staff w where w.id = e.subject_id",
  supplier_paper: 'select c.issuer from supplier_paper c where c.id = e.subject_id',
  subscription_invoice: 'select b.number from subscription_invoice b where b.id = e.subject_id',
  listing_question:
    'select i.title from listing_question q join listing i on i.id = q.listing_id where q.id = e.subject_id',
  coverage: `select ${HOME} from coverage c join property p on p.id = c.property_id join unit n on n.id = c.unit_id where c.id = e.subject_id`,
  unit_plan: `select ${HOME} from unit_plan c join unit n on n.id = c.unit_id join property p on p.id = n.property_id where c.id = e.subject_id`,
  maintenance_schedule: 'select m.title from maintenance_schedule m where m.id = e.subject_id',
  offer: 'select r.title from offer o join service_request r on r.id = o.request_id where o.id = e.subject_id',
  board_post:
    'select r.title from board_post o join service_request r on r.id = o.request_id where o.id = e.subject_id',
};

/** The name of the object that an entry `e` is about, while the object exists. */
export const SUBJECT_NAME = `case e.subject_type ${Object.entries(NAMES)
  .map(([type, sql]) => `when '${type}' then (${sql})`)
  .join(' ')} end`;
