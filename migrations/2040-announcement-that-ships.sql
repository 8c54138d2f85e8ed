-- The announcement that ships speaks like the rest of the product. One that an admin has changed keeps its words.
update announcement set button_text_en = 'See what’s new' where button_text_en = 'See what is new' and button_url = '/whats-new';
