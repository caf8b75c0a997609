-- Passkeys (WebAuthn credentials) with which members sign in; docs/decisions/0055.
create table passkeys (
  id             integer generated always as identity primary key,
  member_id      integer not null references members on delete cascade,
  credential_id  bytea not null unique,
  -- COSE.
  public_key     bytea not null,
  counter        bigint not null,
  transports     text[] not null,
  -- What authenticators store as the account: random, the same for all passkeys of a member.
  user_handle    bytea not null,
  name           text not null,
  created_at     timestamptz(3) not null default now(),
  last_used_at   timestamptz(3),
  -- When its counter last went back: there may be a copy of it.
  copied_at      timestamptz(3)
);

create index passkeys_by_member on passkeys (member_id);

-- Statements of their own see what concurrent ones have committed while this one waited for the lock.
create function limit_passkeys() returns trigger language plpgsql as $$
begin
  perform from members where id = new.member_id for no key update;
  if (select count(*) from passkeys where member_id = new.member_id) >= 20 then
    raise exception 'A member has at most 20 passkeys'
      using errcode = 'check_violation', constraint = 'passkeys_most';
  end if;
  return new;
end $$;

create trigger passkeys_are_limited
before insert on passkeys
for each row execute function limit_passkeys();

-- What a browser must sign, once and within five minutes. Hashed, as is the browser that asked for it.
create table passkey_challenges (
  challenge_hash  bytea primary key,
  browser_hash    bytea not null,
  -- To add a passkey; null to sign in.
  member_id       integer references members on delete cascade,
  user_handle     bytea,
  return_to       text,
  created_at      timestamptz not null default now()
);

create index passkey_challenges_by_age on passkey_challenges (created_at);

-- Removes a passkey or another way to sign in, unless it is the last one: 'removed', 'last' or 'unknown'. Only ways of
-- the given issuers count, which are those that the site offers. A function, because the statements after the lock must
-- see what a concurrent removal has committed.
create function remove_way_to_sign_in(
  owner integer, passkey integer, identity integer, issuers text[], session bytea
) returns text language plpgsql as $$
declare
  removed text;
begin
  perform from members where id = owner for no key update;
  select 'passkey' into removed from passkeys where id = passkey and member_id = owner;
  if removed is null then
    select case when issuer in ('google', 'email') then issuer else 'oidc' end into removed
    from identities
    where id = identity and member_id = owner and issuer = any (issuers);
  end if;
  if removed is null then
    return 'unknown';
  end if;
  perform from passkeys where member_id = owner and id is distinct from passkey;
  if not found then
    perform from identities
    where member_id = owner and issuer = any (issuers) and id is distinct from identity;
    if not found then
      return 'last';
    end if;
  end if;
  delete from passkeys where id = passkey and member_id = owner;
  delete from identities where id = identity and member_id = owner;
  insert into sign_in_events (member_id, kind, way, device)
  select owner, case removed when 'passkey' then 'passkey_removed' else 'way_removed' end, removed,
    (select device from sessions where token_hash = session);
  return 'removed';
end $$;
