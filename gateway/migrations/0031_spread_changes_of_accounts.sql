-- Open pages are notified of the prayers of a deleted account one after the other and in random order: in one update they
-- would connect anonymous texts with signed ones. Two seconds apart, because a stream sends an update each second, and
-- all within ten minutes.
create function spread_changes_of_account() returns trigger language plpgsql as $$
begin
  update live_changes
  set noted_at = now() + spread.after
  from (
    select
      id,
      (row_number() over (order by random()) - 1) * least('2 seconds', interval '10 minutes' / count(*) over ()) as after
    from live_changes
    where noted_at = now() and topic in ('gone_prayer', 'prayer')
    group by id
  ) as spread
  where live_changes.id = spread.id
    and live_changes.noted_at = now()
    and live_changes.topic in ('gone_prayer', 'prayer', 'prayer_counts');
  return null;
end $$;

-- Deferred to the commit: what is deleted with the account is noted after its row.
create constraint trigger spread_changes_of_account
after delete on members
deferrable initially deferred
for each row execute function spread_changes_of_account();
