-- without transaction
-- The checks of 1765 and 1780 for the rows that were there before (docs/decisions/1822).
alter table message_translation validate constraint message_translation_kind_check;
alter table notification validate constraint notification_kind_check;
