-- One current announcement in each world to begin with; an admin changes or deletes it like any other.
alter table announcement add constraint announcement_period check (ends_at is null or ends_at > starts_at);

insert into announcement (id, demo, created_at, starts_at, message_en, message_fr, message_es, button_text_en, button_text_fr, button_text_es, button_url)
select gen_random_uuid(), world, now(), now(),
  'Rent, repairs and leases now live under one roof, in English, French and Spanish.',
  'Loyers, réparations et baux vivent maintenant sous un même toit, en français, en anglais et en espagnol.',
  'Alquileres, reparaciones y contratos ahora viven bajo un mismo techo, en español, inglés y francés.',
  'See what is new', 'Voir les nouveautés', 'Ver las novedades', '/whats-new'
from (values (false), (true)) as worlds (world);
