-- A testimony of what was confided to the team and is opened without an approval waits with its prayer.
create or replace function testimony_status(is_hidden boolean, prayer_status text) returns text language sql immutable as $$
  select case
    when prayer_status = 'removed' then 'removed'
    when is_hidden or prayer_status in ('hidden', 'waiting', 'declined') then 'hidden'
    else 'active'
  end
$$;
