create table prayer_groups (
  id                      integer generated always as identity primary key,
  creator_id              integer references members on delete set null,
  name                    text not null,
  description             text,
  theme                   text not null check (theme in (
                            'healing', 'family', 'finances', 'grief', 'addiction', 'career', 'children', 'missions',
                            'general', 'guidance', 'thanksgiving', 'ministry'
                          )),
  is_private              boolean not null,
  join_approval_required  boolean not null check (is_private or not join_approval_required),
  max_members             integer not null check (max_members between 5 and 1000),
  member_count            integer not null default 0 check (member_count >= 0),
  -- Beside the row's lock, so that of two admins who leave at once the second knows of the first.
  admin_count             integer not null default 0 check (admin_count >= 0),
  invite_token            text not null unique,
  created_at              timestamptz(3) not null default now()
);

create index prayer_groups_recent on prayer_groups (created_at desc, id desc);
create index prayer_groups_of_theme on prayer_groups (theme, created_at desc, id desc);
create index prayer_groups_by_creator on prayer_groups (creator_id);

create table group_members (
  id         integer generated always as identity primary key,
  group_id   integer not null references prayer_groups on delete cascade,
  member_id  integer not null references members on delete cascade,
  role       text not null default 'member' check (role in ('admin', 'member')),
  joined_at  timestamptz(3) not null default now(),
  unique (group_id, member_id)
);

create index group_members_by_member on group_members (member_id, group_id);
create index group_members_in_order on group_members (group_id, role, id);

create table join_requests (
  id          integer generated always as identity primary key,
  group_id    integer not null references prayer_groups on delete cascade,
  member_id   integer not null references members on delete cascade,
  message     text,
  status      text not null default 'pending' check (status in ('pending', 'approved', 'declined')),
  created_at  timestamptz(3) not null default now(),
  decided_at  timestamptz,
  unique (group_id, member_id)
);

create index join_requests_pending on join_requests (group_id, created_at, id) where status = 'pending';
create index join_requests_by_member on join_requests (member_id);

create table group_posts (
  id             integer generated always as identity primary key,
  group_id       integer not null references prayer_groups on delete cascade,
  author_id      integer not null references members on delete cascade,
  content        text not null,
  post_type      text not null check (post_type in ('message', 'prayer_request', 'praise', 'announcement')),
  is_pinned      boolean not null default false,
  status         text not null default 'active' check (status in ('active', 'hidden', 'removed')),
  like_count     integer not null default 0 check (like_count >= 0),
  comment_count  integer not null default 0 check (comment_count >= 0),
  created_at     timestamptz(3) not null default now()
);

create index group_posts_in_order on group_posts (group_id, is_pinned desc, created_at desc, id desc)
  where status = 'active';
create index group_posts_by_author on group_posts (author_id);

create table group_post_likes (
  post_id    integer not null references group_posts on delete cascade,
  member_id  integer not null references members on delete cascade,
  primary key (post_id, member_id)
);

create index group_post_likes_by_member on group_post_likes (member_id);

create table group_post_comments (
  id          integer generated always as identity primary key,
  post_id     integer not null references group_posts on delete cascade,
  author_id   integer not null references members on delete cascade,
  content     text not null,
  status      text not null default 'active' check (status in ('active', 'hidden', 'removed')),
  created_at  timestamptz(3) not null default now()
);

create index group_post_comments_in_order on group_post_comments (post_id, id desc) where status = 'active';
create index group_post_comments_by_author on group_post_comments (author_id);

-- A change of a group's members locks the group's row first, so that its counts are the latest.
create function count_group_member() returns trigger language plpgsql as $$
begin
  update prayer_groups
  set
    member_count = member_count + (tg_op = 'INSERT')::integer - (tg_op = 'DELETE')::integer,
    admin_count = admin_count
      + (tg_op <> 'DELETE' and new.role = 'admin')::integer
      - (tg_op <> 'INSERT' and old.role = 'admin')::integer
  where id = coalesce(new.group_id, old.group_id);
  return null;
end $$;

create trigger count_group_member
after insert or delete or update of role on group_members
for each row execute function count_group_member();

create function count_group_post_like() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update group_posts set like_count = like_count + 1 where id = new.post_id;
  else
    update group_posts set like_count = like_count - 1 where id = old.post_id;
  end if;
  return null;
end $$;

create trigger count_group_post_like
after insert or delete on group_post_likes
for each row execute function count_group_post_like();

create function count_group_post_comment() returns trigger language plpgsql as $$
declare
  was integer := case when tg_op = 'INSERT' then 0 else (old.status = 'active')::integer end;
  becomes integer := case when tg_op = 'DELETE' then 0 else (new.status = 'active')::integer end;
begin
  if becomes <> was then
    update group_posts set comment_count = comment_count + becomes - was where id = coalesce(new.post_id, old.post_id);
  end if;
  return null;
end $$;

create trigger count_group_post_comment
after insert or delete or update of status on group_post_comments
for each row execute function count_group_post_comment();

create function count_prayer_group() returns trigger language plpgsql as $$
begin
  update site_counters
  set total_prayer_groups = total_prayer_groups + case when tg_op = 'INSERT' then 1 else -1 end
  where shard = site_shard();
  return null;
end $$;

create trigger count_prayer_group
after insert or delete on prayer_groups
for each row execute function count_prayer_group();
