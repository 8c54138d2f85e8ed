-- without transaction
alter table service_request validate constraint service_request_canceled_during_check;
alter table offer validate constraint offer_ended_during_check;
