-- A tenant may have no email address: their letters and codes go on paper.
alter table lease_tenant alter column email drop not null;
-- Tenants of one home who share an address, for the landlord to look at before the file comes in.
alter table portfolio_import add column shared_emails jsonb not null default '[]';
