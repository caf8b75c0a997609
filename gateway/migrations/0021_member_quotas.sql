-- What each member has created in the last day, by kind: the instants, oldest first. The check refuses the whole
-- statement that creates one too many; deleting the thing does not remove its instant.
create table member_quotas (
  member_id  integer not null references members on delete cascade,
  kind       text not null,
  most       integer not null,
  used_at    timestamptz[] not null,
  primary key (member_id, kind),
  constraint member_quotas_most check (cardinality(used_at) <= most)
);
