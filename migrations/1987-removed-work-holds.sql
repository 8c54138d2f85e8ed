-- without transaction
alter table service_request validate constraint service_request_canceled_during_check;
