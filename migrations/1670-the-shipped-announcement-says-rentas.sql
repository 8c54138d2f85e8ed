-- Spanish says “renta” everywhere else. Only the sentence that was shipped changes: one that an admin wrote stays as it is.
update announcement set version = version + 1,
  message_es = 'Rentas, reparaciones y contratos ahora viven bajo un mismo techo, en español, inglés y francés.'
where message_es = 'Alquileres, reparaciones y contratos ahora viven bajo un mismo techo, en español, inglés y francés.';
