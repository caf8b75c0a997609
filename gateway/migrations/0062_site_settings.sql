-- What administrators name on the site itself; null for what the configuration says.
alter table site_settings
  add column product_name text,
  add column prayers_mailbox text,
  add column donation_url text,
  add column default_locale text,
  -- A list of helplines, as in CRISIS_LINES_FILE.
  add column crisis_lines jsonb,
  -- With the gateways' own secret it makes the link of the first administrator; null before the first start, and after.
  add column setup_seed bytea,
  add column set_up_at timestamptz;

-- Every gateway reads them again.
create function note_settings() returns trigger language plpgsql as $$
begin
  perform pg_notify('site_settings', '');
  return null;
end $$;

create trigger note_settings
after update on site_settings
for each row execute function note_settings();
