alter table two_factor_challenge add foreign key (user_id) references app_user (id) deferrable initially deferred;
alter table totp_secret add foreign key (user_id) references app_user (id) deferrable initially deferred;
alter table recovery_code add foreign key (user_id) references app_user (id) deferrable initially deferred;
