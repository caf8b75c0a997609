-- A prayer that administrators import belongs to no account; a signed one shows the name that came with it.
alter table prayers
  drop constraint prayers_check,
  add constraint prayers_author check (author_id is not null or is_anonymous or typed_name <> '') not valid;
alter table prayers validate constraint prayers_author;

-- Nobody is shown thousands of old prayers as news: an import turns this setting on for its own connection.
create or replace function note_change(topic text, id integer, member_id integer default null, is_for_all boolean default false)
returns void language sql as $$
  insert into live_changes (topic, id, member_id, is_for_all)
  select topic, id, member_id, is_for_all
  where current_setting('prayer_wall.importing', true) is distinct from 'on'
$$;
