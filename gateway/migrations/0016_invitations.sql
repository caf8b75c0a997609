-- How many one member invites in a day has an end.
alter table chain_invites add column invited_at timestamptz not null default now();
