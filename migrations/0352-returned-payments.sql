-- The day on which the bank returned a payment that the landlord had recorded; null for one that was entered by mistake.
alter table payment add column returned_on date null;
grant update (returned_on) on payment to lw_landlord;
