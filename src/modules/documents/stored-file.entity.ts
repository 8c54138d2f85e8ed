import { defineEntity, p } from '@mikro-orm/core';
import { instant, mutable } from '../../platform/database/columns.js';
import { allow, allowTechnician, demoApart, staffAlone, system } from '../../platform/scope/policies.js';
import { DOCUMENT_PURPOSES, PHOTO_PHASES } from './rules/purposes.js';

const OWN_REQUESTS = 'request_id = any((select lw_own_requests())::uuid[])';
const OWN_LEASES = 'lease_id = any((select lw_own_leases())::uuid[])';
/**
 * A person can't even read their own upload after losing access to the lease, the request or the landlord that it
 * belongs to.
 */
const OWN_UPLOADS = `uploader_id = lw_uid() and (lease_id is null or ${OWN_LEASES}) and (request_id is null or ${OWN_REQUESTS}) and account_id = any((select lw_own_landlords())::uuid[])`;
const OFFERED =
  'request_id = any(array(select request_id from offer where supplier_account_id = lw_account() and lw_open(access_ends_at)))';
const OWN_JOBS =
  "request_id = any(array(select request_id from offer where supplier_account_id = lw_account() and state = 'accepted' and lw_open(access_ends_at)))";
/** A supplier who quotes for a job sees photos of the problem, but not of the work that another supplier did. */
const PROBLEM =
  "(phase is null or phase = 'before') and (uploader_account_id is null or uploader_account_id = account_id or uploader_account_id = lw_account())";
/** A supplier's own certificates, in the supplier's own account. */
const OWN_CERTIFICATES = "account_id = lw_account() and purpose = 'certificate'";
/** A supplier's invoices on paper, in the supplier's own account: landlords get their address with the invoice. */
const OWN_INVOICES = "account_id = lw_account() and purpose = 'supplier_invoice'";
/** A supplier who was only asked for a quote can attach files to their messages to the landlord. */
const ASKED_ATTACHMENTS = `purpose = 'request_attachment' and uploader_account_id = lw_account() and ${OFFERED}`;
/**
 * An attachment can be read by everyone who may read its message, and until the message is sent, by the person who
 * uploaded it. The message is looked up by its key, for attachments only: with an `exists`, PostgreSQL might read all
 * messages first.
 */
const SAID_TO_READER =
  "purpose <> 'request_attachment' or uploader_id = lw_uid() or (select true from request_event e where e.id = line_id)";
/** Photos of a request that is still being written are only visible to its author. */
const LANDLORDS =
  "account_id = lw_account() and (purpose <> 'request_photo' or request_id is not null or uploader_id = lw_uid())";

/**
 * A file kept encrypted, in the account of the landlord that it concerns. Its key and location are in `file_secret`,
 * which only the system reads. Staff and admins read these rows, never the contents (docs/specification/roles.md).
 */
const Schema = defineEntity({
  name: 'StoredFile',
  tableName: 'stored_file',
  properties: {
    ...mutable(),
    uploaderId: p.uuid().nullable(),
    leaseId: p.uuid().nullable(),
    unitId: p.uuid().nullable(),
    requestId: p.uuid().nullable(),
    name: p.string().length(200),
    mediaType: p.string().length(100),
    bytes: p.integer(),
    purpose: p.enum(DOCUMENT_PURPOSES),
    sharedWithTenant: p.boolean().default(false),
    /** Versions of one document share a series: the id of the first. */
    seriesId: p.uuid(),
    number: p.integer().default(1),
    /** Set when a newer version has come. */
    supersededAt: instant().nullable(),
    /** False for a picture that was stored before uploads lost their position, until the night cleans it (migrations/0111). */
    positionRemoved: p.boolean().default(true),
    /** For a request's photo: whether it shows the problem or the finished work. */
    phase: p.enum(PHOTO_PHASES).nullable(),
    /** For a request's photo or attachment: the landlord's or supplier's account that added it; null for a tenant. */
    uploaderAccountId: p.uuid().nullable(),
    /** For an attachment: its message in the conversation; null until that is sent. */
    lineId: p.uuid().nullable(),
    /** For a video: the stored picture that is shown until it plays. */
    posterId: p.uuid().nullable(),
  },
  uniques: [{ properties: ['seriesId', 'number'] }, { properties: ['accountId', 'id'] }],
  indexes: [
    { properties: ['requestId'] },
    { properties: ['leaseId'] },
    { properties: ['accountId', 'createdAt', 'id'] },
    { properties: ['uploaderId'] },
    { properties: ['lineId'] },
    { properties: ['posterId'] },
  ],
  policies: [
    demoApart(),
    system(),
    staffAlone('accounts'),
    ...allow('landlord', ['read', 'create', 'change', 'remove'], LANDLORDS),
    ...allow('tenant', ['read'], `(${OWN_UPLOADS}) or (shared_with_tenant and (${OWN_LEASES} or ${OWN_REQUESTS}))`),
    ...allow('tenant', ['create', 'change', 'remove'], OWN_UPLOADS),
    ...allow('supplier', ['read'], `${OFFERED} and ${PROBLEM}`),
    ...allow('supplier', ['read', 'create'], OWN_JOBS, 'supplier_job'),
    ...allow('supplier', ['remove'], `${OWN_JOBS} and uploader_account_id = lw_account()`, 'supplier_job'),
    ...allow('supplier', ['read', 'create', 'remove'], OWN_CERTIFICATES, 'supplier_certificate'),
    ...allow('supplier', ['read', 'create', 'remove'], OWN_INVOICES, 'supplier_invoice'),
    ...allow('supplier', ['create'], ASKED_ATTACHMENTS, 'supplier_attachment'),
    ...allow('supplier', ['remove'], `${ASKED_ATTACHMENTS} and line_id is null`, 'supplier_attachment'),
    {
      name: 'said_to_reader',
      type: 'restrictive',
      command: 'select',
      roles: ['lw_tenant', 'lw_landlord', 'lw_supplier', 'lw_technician'],
      using: SAID_TO_READER,
    },
    ...allowTechnician(
      ['read'],
      "(purpose = 'request_photo' or purpose = 'request_attachment') and request_id = any((select lw_technician_jobs())::uuid[])",
    ),
    ...allow('staff', ['read'], 'true'),
    ...allow('admin', ['read'], 'true'),
  ],
});

export class StoredFile extends Schema.class {}
Schema.setClass(StoredFile);
