create table prayer_chains (
  id           integer generated always as identity primary key,
  -- A chain outlives the account that made it: others have taken its hours.
  creator_id   integer references members on delete set null,
  title        text not null,
  description  text,
  start_time   timestamptz(3) not null,
  end_time     timestamptz(3) not null check (end_time > start_time),
  time_zone    text not null,
  visibility   text not null check (visibility in ('public', 'private', 'groups')),
  created_at   timestamptz(3) not null default now()
);

create index prayer_chains_by_end on prayer_chains (end_time);
create index prayer_chains_by_creator on prayer_chains (creator_id);

create table chain_invites (
  chain_id  integer not null references prayer_chains on delete cascade,
  email     citext not null,
  primary key (chain_id, email)
);

create table chain_groups (
  chain_id  integer not null references prayer_chains on delete cascade,
  group_id  integer not null references prayer_groups on delete cascade,
  primary key (chain_id, group_id)
);

create index chain_groups_by_group on chain_groups (group_id);

-- The primary key decides the race for an hour.
create table chain_slots (
  chain_id    integer not null references prayer_chains on delete cascade,
  hour_slot   smallint not null check (hour_slot between 0 and 23),
  member_id   integer not null references members on delete cascade,
  is_offered  boolean not null default false,
  covered_at  timestamptz not null default now(),
  primary key (chain_id, hour_slot)
);

create index chain_slots_by_member on chain_slots (member_id);

-- Who has ever covered which hour: taking the same one again earns nothing more.
create table chain_coverings (
  chain_id   integer not null references prayer_chains on delete cascade,
  hour_slot  smallint not null,
  member_id  integer not null references members on delete cascade,
  primary key (chain_id, hour_slot, member_id)
);

create index chain_coverings_by_member on chain_coverings (member_id);

-- Others must not learn of a private chain, not even from a figure.
create function count_prayer_chain() returns trigger language plpgsql as $$
begin
  update site_counters
  set total_prayer_chains = total_prayer_chains
    + (tg_op <> 'DELETE' and new.visibility = 'public')::integer
    - (tg_op <> 'INSERT' and old.visibility = 'public')::integer
  where shard = site_shard();
  return null;
end $$;

create trigger count_prayer_chain
after insert or delete or update of visibility on prayer_chains
for each row execute function count_prayer_chain();
