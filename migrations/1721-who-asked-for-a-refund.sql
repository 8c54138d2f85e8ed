-- Who of the landlord's people asked for a refund. The product books it once the provider has sent it, so the entries don't say.
-- Refunds of before this release have no one.
alter table "refund" add column "asked_by" uuid null;
