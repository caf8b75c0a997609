-- The browsers in which a member has signed in, by the SHA-256 of a cookie that each of them keeps.
create table known_devices (
  member_id     integer not null references members on delete cascade,
  device_hash   bytea not null,
  last_used_at  timestamptz(3) not null default now(),
  primary key (member_id, device_hash)
);

-- The links 'That was not me' in mails about a sign-in from a new device, by their hash; each works once.
create table not_me_links (
  token_hash   bytea primary key,
  member_id    integer not null references members on delete cascade,
  device_hash  bytea not null,
  way          text not null,
  created_at   timestamptz(3) not null default now()
);

create index not_me_links_by_member on not_me_links (member_id);

-- The live streams of a session that is ended before its time end with it, on every gateway.
create function note_end_of_session() returns trigger language plpgsql as $$
begin
  perform note_change('session', old.member_id, old.member_id);
  return null;
end $$;

create trigger note_end_of_session
after delete on sessions
for each row when (old.expires_at > now()) execute function note_end_of_session();
