-- The first rows of a checked file are kept beside its plan, which is too large to be read for them.
alter table "portfolio_import" add "preview" jsonb not null default '[]';
