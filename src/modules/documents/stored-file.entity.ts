import { defineEntity, p } from '@mikro-orm/core';
import { owned } from '../../platform/database/columns.js';
import { allow, ownedBy } from '../../platform/scope/policies.js';

/** A file kept encrypted. Key and place stand in `file_secret`, which only the system reads. */
const Schema = defineEntity({
  name: 'StoredFile',
  tableName: 'stored_file',
  properties: {
    ...owned(),
    uploaderId: p.uuid().nullable(),
    leaseId: p.uuid().nullable(),
    requestId: p.uuid().nullable(),
    name: p.string().length(200),
    mediaType: p.string().length(100),
    bytes: p.integer(),
    purpose: p.enum(['request_photo', 'lease_document', 'receipt', 'inspection', 'invoice', 'other'] as const),
    sharedWithTenant: p.boolean().default(false),
  },
  indexes: [{ properties: ['requestId'] }, { properties: ['leaseId'] }, { properties: ['accountId', 'createdAt'] }],
  policies: [
    ...ownedBy('landlord'),
    ...allow('tenant', ['read'], 'uploader_id = lw_uid() or (shared_with_tenant and lease_id = any(array(select lease_id from lease_tenant where user_id = lw_uid())))'),
    ...allow('tenant', ['create'], 'uploader_id = lw_uid() and account_id = any(array(select account_id from lease_tenant where user_id = lw_uid()))'),
    ...allow('supplier', ['read', 'create'], 'request_id = any(array(select request_id from offer where supplier_account_id = lw_account()))'),
  ],
});

export class StoredFile extends Schema.class {}
Schema.setClass(StoredFile);
