-- The visitors of areas that have a canary, by version: at most 5,000 of each version, as hashes of their networks, for a
-- day. Losing them in a crash does no harm.
create unlogged table canary_visitors (
  area       text not null,
  -- When the canary was started or last changed; '' for a registry that does not say.
  since      text not null,
  version    text not null,
  visitor    text not null,
  seen_at    timestamptz not null default now(),
  -- When a page of theirs last reported that the area failed.
  failed_at  timestamptz,
  primary key (area, since, version, visitor)
);

-- The last canary of each area that was stopped because it failed more often than the live version.
create table stopped_canaries (
  area           text primary key,
  since          text not null,
  version        text not null,
  stopped_at     timestamptz not null default now(),
  visitors       integer not null,
  failed         integer not null,
  live_visitors  integer not null,
  live_failed    integer not null
);
