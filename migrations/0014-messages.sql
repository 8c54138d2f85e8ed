alter table lease_message add foreign key (account_id, lease_id) references lease (account_id, id) deferrable initially deferred;
alter table message_seen add foreign key (account_id, lease_id) references lease (account_id, id) deferrable initially deferred;
create trigger append_only before update or delete on lease_message for each row execute function refuse_change();
