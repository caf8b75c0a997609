-- When an anonymous text of a deleted account goes. It has no author any more.
alter table prayers add column goes_at timestamptz;
alter table comments add column goes_at timestamptz;
create index prayers_going on prayers (goes_at) where goes_at is not null;
create index comments_going on comments (goes_at) where goes_at is not null;

-- An anonymous text that loses its author looks the same to everybody, so no page is notified: several at once would
-- show that they had one author.
drop trigger note_words_of_prayer on comments;

create trigger note_words_of_prayer
after insert or delete on comments
for each row execute function note_words_of_prayer();

create trigger note_changed_words_of_prayer
after update on comments
for each row
when (
  (old.content, old.author_name, old.is_anonymous, old.status, old.edited_at)
  is distinct from (new.content, new.author_name, new.is_anonymous, new.status, new.edited_at)
)
execute function note_words_of_prayer();

-- Deletes an account in one step, unless a group would lose its last admin: then returns the names of these groups and
-- changes nothing. Locks in the one order (docs/decisions/0039): groups, posts, prayers, testimonies, the member.
create function delete_account(leaver integer, keeps_words boolean, anonymous_at_once boolean) returns text[]
language plpgsql as $$
declare
  own_groups integer[];
  without_admin text[];
begin
  own_groups := array(
    select prayer_groups.id
    from prayer_groups
    where id in (select group_id from group_members where member_id = leaver)
    order by id
    for no key update
  );
  select array_agg(prayer_groups.name order by prayer_groups.id)
  into without_admin
  from group_members
  join prayer_groups on prayer_groups.id = group_members.group_id
  where group_members.member_id = leaver
    and group_members.role = 'admin'
    and prayer_groups.admin_count = 1
    and prayer_groups.member_count > 1;
  if without_admin is not null then
    return without_admin;
  end if;

  perform from group_posts
  where author_id = leaver
    or id in (select post_id from group_post_likes where member_id = leaver)
    or id in (select post_id from group_post_comments where author_id = leaver)
  order by id
  for update;
  perform from prayers
  where author_id = leaver
    or id in (select prayer_id from amens where member_id = leaver)
    or id in (select prayer_id from comments where author_id = leaver)
  order by id
  for update;
  perform from testimonials
  where author_id = leaver or id in (select testimonial_id from praises where member_id = leaver)
  order by id
  for update;
  perform from members where id = leaver for update;
  if exists (select from group_members where member_id = leaver and group_id <> all(own_groups)) then
    raise serialization_failure using message = 'The account has joined a group in the meantime';
  end if;

  if keeps_words then
    update prayers
    set author_id = null, is_anonymous = true, typed_name = '', typed_email = ''
    where author_id = leaver and status <> 'removed';
    update comments
    set author_id = null, is_anonymous = true, author_name = null
    where author_id = leaver and status <> 'removed';
    update testimonials
    set author_id = null, is_anonymous = true
    where author_id = leaver and status <> 'removed';
  elsif not anonymous_at_once then
    update prayers
    set author_id = null, typed_name = '', typed_email = '', goes_at = now() + going.after
    from (
      select id, random_share_of_day(row_number() over (order by random()), count(*) over ()) as after
      from prayers
      where author_id = leaver and is_anonymous
    ) as going
    where prayers.id = going.id;
    -- They go with their prayers.
    update testimonials set author_id = null where author_id = leaver and is_anonymous;
    update comments
    set author_id = null, goes_at = now() + going.after
    from (
      select id, random_share_of_day(row_number() over (order by random()), count(*) over ()) as after
      from comments
      where author_id = leaver and is_anonymous
    ) as going
    where comments.id = going.id;
  end if;

  delete from prayer_groups where id = any(own_groups) and member_count = 1;
  delete from members where id = leaver;
  return '{}';
end $$;

-- A random time in one of `places` equal parts of a day, so that no two of one account are close by chance.
create function random_share_of_day(place bigint, places bigint) returns interval language sql volatile as $$
  select interval '15 minutes' + interval '23 hours' * (place - 1 + random()) / places
$$;

-- For gateways of the previous version; a later migration drops it.
create or replace function delete_account(leaver integer, keeps_words boolean) returns void language plpgsql as $$
begin
  if delete_account(leaver, keeps_words, false) <> '{}' then
    raise check_violation using message = 'A group would lose its last admin';
  end if;
end $$;

alter table join_requests
  drop constraint join_requests_status_check,
  add check (status in ('pending', 'approved', 'declined', 'ended'));

-- A request ends when its asker joins in another way.
create function end_request_of_member() returns trigger language plpgsql as $$
begin
  update join_requests
  set status = 'ended', decided_at = now()
  where group_id = new.group_id and member_id = new.member_id and status = 'pending';
  return null;
end $$;

create trigger end_request_of_member
after insert on group_members
for each row execute function end_request_of_member();

-- Whoever leaves a group gives back the hours of chains that they no longer see, and their request is over.
create function end_membership() returns trigger language plpgsql as $$
begin
  update join_requests
  set status = 'ended', decided_at = now()
  where group_id = old.group_id and member_id = old.member_id and status in ('pending', 'approved');

  delete from chain_slots
  using prayer_chains
  where prayer_chains.id = chain_slots.chain_id
    and chain_slots.member_id = old.member_id
    and prayer_chains.visibility = 'groups'
    and prayer_chains.creator_id is distinct from old.member_id
    and not exists (
      select
      from chain_groups
      join group_members on group_members.group_id = chain_groups.group_id
      where chain_groups.chain_id = prayer_chains.id and group_members.member_id = old.member_id
    );
  return null;
end $$;

create trigger end_membership
after delete on group_members
for each row execute function end_membership();

-- Nobody needs to be asked where everybody may join.
create function end_requests_of_group() returns trigger language plpgsql as $$
begin
  update join_requests
  set status = 'ended', decided_at = now()
  where group_id = new.id and status = 'pending';
  return null;
end $$;

create trigger end_requests_of_group
after update of join_approval_required on prayer_groups
for each row
when (old.join_approval_required and not new.join_approval_required)
execute function end_requests_of_group();

-- What ended before this migration.
update join_requests
set status = 'ended', decided_at = now()
from prayer_groups
where prayer_groups.id = join_requests.group_id
  and (
    (
      join_requests.status = 'pending'
      and (
        not prayer_groups.join_approval_required
        or exists (
          select from group_members
          where group_members.group_id = join_requests.group_id
            and group_members.member_id = join_requests.member_id
        )
      )
    )
    or (
      join_requests.status = 'approved'
      and not exists (
        select from group_members
        where group_members.group_id = join_requests.group_id
          and group_members.member_id = join_requests.member_id
      )
    )
  );

delete from chain_slots
using prayer_chains
where prayer_chains.id = chain_slots.chain_id
  and prayer_chains.visibility = 'groups'
  and prayer_chains.creator_id is distinct from chain_slots.member_id
  and not exists (
    select
    from chain_groups
    join group_members on group_members.group_id = chain_groups.group_id
    where chain_groups.chain_id = prayer_chains.id and group_members.member_id = chain_slots.member_id
  );
