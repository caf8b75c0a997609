-- Changes, for the pages that are open (docs/decisions/0014). Only ids: visibility is decided when they are delivered.
-- The gateways take the rows out and NOTIFY sends them to all gateways, once for many writes: with a
-- NOTIFY in each, writes would wait for each other at their commit. Not unique: a row that two writers share could be
-- taken out before the second one commits, and what that one changed would be lost. Unlogged: after a crash every page
-- loads its data again.
create unlogged table live_changes (
  topic       text not null,
  id          integer not null,
  -- A member who is notified in any case, because they saw it until now; null where all who may see it are notified.
  member_id   integer,
  -- Everybody saw it until now.
  is_for_all  boolean not null default false,
  noted_at    timestamptz not null default now()
) with (autovacuum_vacuum_threshold = 1000, autovacuum_vacuum_scale_factor = 0);

create function note_change(topic text, id integer, member_id integer default null, is_for_all boolean default false)
returns void language sql as $$
  insert into live_changes (topic, id, member_id, is_for_all) values (topic, id, member_id, is_for_all)
$$;

-- The figures of the community. Recorded last in their statement.
create function note_stats() returns trigger language plpgsql as $$
begin
  perform note_change('stats', 0);
  return null;
end $$;

create trigger note_stats
after update on site_counters
for each row when (old.* is distinct from new.*) execute function note_stats();

create function note_prayer() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform note_change('new_prayer', new.id);
    return null;
  end if;
  if old.status = 'active' and (tg_op = 'DELETE' or new.status <> 'active') then
    perform note_change('gone_prayer', old.id, is_for_all => true);
  end if;
  perform note_change('prayer', old.id, is_for_all => old.status in ('active', 'answered'));
  return null;
end $$;

create trigger note_prayer
after insert or delete or update of title, description, category, status, is_quiet on prayers
for each row execute function note_prayer();

create function note_prayer_counts() returns trigger language plpgsql as $$
begin
  perform note_change('prayer_counts', new.id);
  return null;
end $$;

create trigger note_prayer_counts
after update of amen_count, comment_count on prayers
for each row execute function note_prayer_counts();

create function note_words_of_prayer() returns trigger language plpgsql as $$
begin
  perform note_change('prayer', coalesce(new.prayer_id, old.prayer_id));
  return null;
end $$;

create trigger note_words_of_prayer
after insert or delete or update on comments
for each row execute function note_words_of_prayer();

create trigger note_words_of_prayer
after insert or delete or update on prayer_updates
for each row execute function note_words_of_prayer();

create function note_notification() returns trigger language plpgsql as $$
begin
  perform note_change('notifications', coalesce(new.member_id, old.member_id));
  return null;
end $$;

create trigger note_notification
after insert or delete or update on notifications
for each row execute function note_notification();

create function note_chain() returns trigger language plpgsql as $$
begin
  perform note_change('chain', new.id);
  return null;
end $$;

create trigger note_chain
after insert or update on prayer_chains
for each row execute function note_chain();

-- Once it is deleted, nobody knows any more who saw it.
create function note_end_of_chain() returns trigger language plpgsql as $$
begin
  perform note_change('chain', old.id, is_for_all => true)
  where old.visibility = 'public';
  perform note_change('chain', old.id, seer.member_id)
  from (
    select old.creator_id as member_id
    union
    select members.id
    from chain_invites
    join members on members.email = chain_invites.email
    where chain_invites.chain_id = old.id and members.is_verified
    union
    select group_members.member_id
    from chain_groups
    join group_members on group_members.group_id = chain_groups.group_id
    where chain_groups.chain_id = old.id
  ) as seer
  where old.visibility <> 'public' and seer.member_id is not null;
  return old;
end $$;

create trigger note_end_of_chain
before delete on prayer_chains
for each row execute function note_end_of_chain();

create function note_part_of_chain() returns trigger language plpgsql as $$
begin
  perform note_change('chain', coalesce(new.chain_id, old.chain_id));
  return null;
end $$;

create trigger note_part_of_chain
after insert or delete or update on chain_slots
for each row execute function note_part_of_chain();

create trigger note_part_of_chain
after insert on chain_invites
for each row execute function note_part_of_chain();

create trigger note_part_of_chain
after insert on chain_groups
for each row execute function note_part_of_chain();

create function note_group() returns trigger language plpgsql as $$
begin
  perform note_change('group', new.id, is_for_all => not old.is_private);
  return null;
end $$;

create trigger note_group
after update on prayer_groups
for each row execute function note_group();

create function note_end_of_group() returns trigger language plpgsql as $$
begin
  perform note_change('group', old.id, is_for_all => true)
  where not old.is_private;
  perform note_change('group', old.id, group_members.member_id)
  from group_members
  where group_members.group_id = old.id and old.is_private;
  perform note_change('chain', chain_groups.chain_id, group_members.member_id)
  from chain_groups
  join group_members on group_members.group_id = chain_groups.group_id
  where chain_groups.group_id = old.id;
  return old;
end $$;

create trigger note_end_of_group
before delete on prayer_groups
for each row execute function note_end_of_group();

-- A member who joins or leaves sees another group, and other chains, than before.
create function note_group_member() returns trigger language plpgsql as $$
declare
  whose constant group_members := case when tg_op = 'DELETE' then old else new end;
begin
  perform note_change('group', whose.group_id);
  perform note_change('group', whose.group_id, whose.member_id);
  perform note_change('chain', chain_groups.chain_id, whose.member_id)
  from chain_groups
  where chain_groups.group_id = whose.group_id;
  return null;
end $$;

create trigger note_group_member
after insert or delete or update of role on group_members
for each row execute function note_group_member();

-- A request concerns its member and the group's admins.
create function note_join_request() returns trigger language plpgsql as $$
declare
  request constant join_requests := case when tg_op = 'DELETE' then old else new end;
begin
  perform note_change('group', request.group_id, request.member_id);
  perform note_change('group', request.group_id, group_members.member_id)
  from group_members
  where group_members.group_id = request.group_id and group_members.role = 'admin';
  return null;
end $$;

create trigger note_join_request
after insert or delete or update on join_requests
for each row execute function note_join_request();

-- Likes and comments change the counts of their post.
create function note_group_post() returns trigger language plpgsql as $$
begin
  perform note_change('group', coalesce(new.group_id, old.group_id));
  return null;
end $$;

create trigger note_group_post
after insert or delete or update on group_posts
for each row execute function note_group_post();
