alter table members
  -- Made an administrator by another one; those of the configuration are not written here.
  add column is_admin boolean not null default false,
  -- The names from the identity provider, for members who want theirs back.
  add column provider_names jsonb,
  add column display_name text,
  add column has_chosen_time_zone boolean not null default false;

-- Where a prayer stood before an administrator deleted it, for as long as it is deleted.
alter table prayers add column status_before_deletion text;

-- Figures by day read the youngest rows alone, which lie together.
create index prayers_by_day on prayers using brin (created_at);
create index amens_by_day on amens using brin (created_at);
create index comments_by_day on comments using brin (created_at);
create index testimonials_by_day on testimonials using brin (created_at);
create index members_by_day on members using brin (created_at);

-- Reports of a text. A member reports a text once, whatever the decision.
create table reports (
  id           integer generated always as identity primary key,
  kind         text not null check (kind in ('prayer', 'comment', 'testimonial', 'group_post', 'group_post_comment')),
  target_id    integer not null,
  reporter_id  integer references members on delete set null,
  reason       text not null,
  created_at   timestamptz not null default now(),
  resolved_at  timestamptz,
  unique (reporter_id, kind, target_id)
);

create index reports_of_text on reports (kind, target_id, created_at desc) where resolved_at is null;

-- A text that waits to be looked at. The row counts, so that reports that come at once are all seen.
create table moderation_cases (
  kind          text not null,
  target_id     integer not null,
  open_reports  integer not null default 0,
  needs_care    boolean not null default false,
  opened_at     timestamptz not null default now(),
  primary key (kind, target_id)
);

create index moderation_cases_waiting on moderation_cases (needs_care desc, open_reports desc, opened_at)
  where needs_care or open_reports > 0;

-- What moderators and administrators did. No reference to the actor: entries outlive accounts and never change.
create table audit_log (
  id          integer generated always as identity primary key,
  actor_id    integer not null,
  action      text not null,
  subject     text not null,
  reason      text,
  created_at  timestamptz(3) not null default now()
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The log cannot be changed';
end $$;

create trigger audit_log_stands
before update or delete or truncate on audit_log
for each statement execute function refuse_change();

-- An account goes in one step. What stays of it has no author, no name and no address.
create function delete_account(leaver integer, keeps_words boolean) returns void language plpgsql as $$
begin
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
  end if;

  -- A group that loses its last admin goes to whoever has been there longest.
  update group_members
  set role = 'admin'
  where id in (
    select (
      select next.id
      from group_members as next
      where next.group_id = own.group_id and next.member_id <> leaver
      order by next.id
      limit 1
    )
    from group_members as own
    join prayer_groups on prayer_groups.id = own.group_id
    where own.member_id = leaver and own.role = 'admin' and prayer_groups.admin_count = 1
  );
  delete from prayer_groups
  where member_count = 1 and id in (select group_id from group_members where member_id = leaver);
  delete from members where id = leaver;
end $$;
