-- Where the money and the letter of a deposit's return were sent. The day is in returned_on.
alter table deposit_return add column sent_to varchar(300) null;
