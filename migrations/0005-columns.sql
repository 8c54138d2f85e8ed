-- Row policies say which rows somebody may change, these grants which columns of them: nobody's own row makes an admin of
-- them, lengthens their access, rates them or moves money, whatever a service forgets to check. What is not named here is
-- left to the services. A verb that needs another column under the person's own role adds it here.
revoke update on app_user from lw_tenant, lw_landlord, lw_supplier, lw_staff;
grant update (
  first_name, last_name, phone, language, emergency_contact_name, emergency_contact_phone, additional_notes, email_notifications,
  sms_notifications, rent_reminders, maintenance_updates, code_sign_in, version
) on app_user to lw_tenant, lw_landlord, lw_supplier, lw_staff;

revoke update on session from lw_tenant, lw_landlord, lw_supplier, lw_staff, lw_admin;
grant update (revoked_at) on session to lw_tenant, lw_landlord, lw_supplier, lw_staff, lw_admin;

revoke update on account from lw_landlord, lw_supplier;
grant update (name, version) on account to lw_landlord, lw_supplier;

-- A tenant is tied to a lease by the code alone, which the system redeems.
revoke update on lease_tenant from lw_landlord;
grant update (first_name, last_name, email, phone, language, version) on lease_tenant to lw_landlord;
revoke update on access_code from lw_landlord;
grant update (revoked_at) on access_code to lw_landlord;

-- Amounts are never edited: a charge is voided, an allocation released, an offline payment taken back.
revoke update on charge, allocation, payment, refund from lw_landlord;
grant update (voided_at, version) on charge to lw_landlord;
grant update (released_at, version) on allocation to lw_landlord;
grant update (state, version) on payment to lw_landlord;

revoke update on service_request from lw_tenant, lw_supplier;
grant update (status, title, description, may_enter, rating, rating_note, started_at, completed_at, closed_at, version) on service_request to lw_tenant;
grant update (status, supplier_account_id, scheduled_for, scheduled_until, cost_cents, started_at, completed_at, version)
  on service_request to lw_supplier;
revoke update on offer from lw_supplier;
grant update (state, answered_at, decline_reason, version) on offer to lw_supplier;

-- Name, rating and subscription are not the supplier's to write.
revoke update on supplier from lw_supplier, lw_staff;
grant update (service_type, trade, city, phone, about, version) on supplier to lw_supplier, lw_staff;

-- Who asks may close and reopen and answer; what was asked, how urgent it is and who looks after it is not theirs to write.
revoke update on support_ticket from lw_tenant, lw_landlord, lw_supplier, lw_staff, lw_admin;
grant update (status, last_message_at, waiting, version) on support_ticket to lw_tenant, lw_landlord, lw_supplier;
grant update (status, priority, assigned_to, last_message_at, waiting, version) on support_ticket to lw_staff, lw_admin;

-- Where a lead came from stands for good.
revoke update on crm_lead from lw_staff, lw_admin;
grant update (first_name, last_name, email, phone, company, language, status, notes, staff_id, contacted_at, version) on crm_lead to lw_staff, lw_admin;
