-- People without an account who want no invitations, as hashes of their addresses: they are no subscribers, and need not
-- be in a list. The key is in the database because a hash must outlive every other secret of the site.
create table declined_invitations (
  address_hash  bytea primary key,
  declined_at   timestamptz not null default now()
);

create table invitation_key (
  is_only  boolean primary key default true check (is_only),
  key      bytea not null
);

insert into invitation_key (key)
select sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'));

-- A keyed hash of two rounds, because PostgreSQL has no HMAC without an extension.
create function invitation_mac(message bytea) returns bytea language sql stable as $$
  select sha256(key || sha256(key || message)) from invitation_key
$$;

create function invitation_address_hash(address citext) returns bytea language sql stable as $$
  select invitation_mac(convert_to('address ' || lower(address::text), 'UTF8'))
$$;

-- The credential in the link of an invitation: the hash of the address, and a signature without which nobody can make one.
create function invitation_token(address_hash bytea) returns bytea language sql stable as $$
  select address_hash || invitation_mac(convert_to('token ', 'UTF8') || address_hash)
$$;
