import { section, landlord, supplier } from '../../platform/personal-data/copy-section.js';
import { ABANDONED, NOBODY } from '../../platform/personal-data/erasure.js';
import { PersonalData, type HoldsPersonalData } from '../../platform/personal-data/personal-data.js';

const REQUEST =
  'id, title, description, issue_type, priority, floor_priority, floor_kinds, answers, below_floor_reason, status, canceled_during, may_enter, scheduled_for, due_on, created_at, completed_at, closed_at';
const PROPOSAL = 'id, request_id, side, times, note, state, created_at, answered_at';
const RATING_ANSWER = 'id, request_id, text, answered_at, created_at';
const CHECKLIST = 'id, request_id, position, label, done_at, done_role, created_at';

@PersonalData()
export class ServiceRequestsPersonalData implements HoldsPersonalData {
  readonly erase = [
    `update request_contact set name = '${NOBODY}', phone = null, access_note = null where request_id in (select id from service_request where reporter_id = $1)`,
    // Stars and note remain for the landlord and the supplier, as the timeline does.
    'update service_request set rating_note_shared = false where reporter_id = $1',
    `delete from rating_answer where supplier_account_id in (${ABANDONED})`,
    `delete from rating_report where supplier_account_id in (${ABANDONED})`,
    `update request_seen set name = '${NOBODY}' where user_id = $1`,
    `delete from saved_view where (user_id = $1 and not shared) or account_id in (${ABANDONED})`,
  ];

  readonly copy = [
    section('appointment-proposals', ['tenant'], {
      columns: PROPOSAL,
      from: 'appointment_proposal',
      where: 'true',
    }),
    section('repairs', ['tenant'], {
      columns: `${REQUEST}, rating, rating_note, rating_note_shared, rated_at`,
      from: 'service_request',
      where: 'reporter_id = lw_uid()',
    }),
    section('answers-to-ratings', ['tenant'], { columns: RATING_ANSWER, from: 'rating_answer', where: 'true' }),
    landlord(
      'maintenance',
      `${REQUEST}, unit_id, cost_cents, rating, rating_note, rating_note_shared, rated_at`,
      'service_request',
    ),
    landlord('answers-to-ratings', RATING_ANSWER, 'rating_answer'),
    landlord('appointment-proposals', PROPOSAL, 'appointment_proposal'),
    landlord(
      'job-board',
      'id, request_id, state, issue_type, priority, city, region, description, budget_cents, currency, posted_at, created_at',
      'board_post',
    ),
    landlord(
      'maintenance-settings',
      'id, usual_limit_cents, emergency_limit_cents, require_insurance, require_license, created_at',
      'maintenance_settings',
    ),
    landlord('insurance-overrides', 'id, request_id, supplier_account_id, gaps, reason, created_at', 'gap_override'),
    landlord('checklists', CHECKLIST, 'request_checklist_line'),
    landlord('preferred-suppliers', 'id, supplier_account_id, position, created_at', 'preferred_supplier'),
    landlord('saved-views', 'id, name, shared, filters, created_at', 'saved_view'),
    supplier('appointment-proposals', PROPOSAL, 'appointment_proposal', 'supplier_account_id = lw_account()'),
    supplier(
      'offers',
      'id, request_id, state, budget_cents, note, first_wins, price_cents, proposed_for, proposed_until, decline_reason, expires_at, answered_at, ended_during, ended_limit_cents, created_at',
      'offer',
      'supplier_account_id = lw_account()',
    ),
    supplier(
      'quotes',
      'id, request_id, amount_cents, note, state, answered_at, created_at',
      'quote',
      'supplier_account_id = lw_account()',
    ),
    supplier(
      'job-board-interests',
      'id, post_id, amount_cents, note, withdrawn_at, created_at',
      'board_interest',
      'supplier_account_id = lw_account()',
    ),
    supplier('answers-to-ratings', RATING_ANSWER, 'rating_answer', 'supplier_account_id = lw_account()'),
    supplier(
      'reports-of-ratings',
      'id, request_id, reason, state, decision_reason, decided_at, created_at',
      'rating_report',
      'supplier_account_id = lw_account()',
    ),
    supplier('checklists', CHECKLIST, 'request_checklist_line', 'true'),
    supplier('jobs', `${REQUEST}, cost_cents`, 'service_request', 'supplier_account_id = lw_account()'),
  ];
}
