-- Exports that were loaded into this site while it was empty (docs/decisions/0069). While one is not finished, the site
-- is not whole.
create table loads (
  id           integer generated always as identity primary key,
  started_at   timestamptz(3) not null default now(),
  finished_at  timestamptz(3)
);

-- An account that came with an export has no way to sign in: it belongs to whoever proves its address first, by any way.
-- Its `provider_subject` is 'export' and its number until then. Two ways at once come one after the other, by the lock
-- for the address that `enter_account` holds.
create function claim_loaded_account(
  given_issuer text, given_subject text, given_email citext, auth_id text
) returns identities language sql as $$
  with claimed as (
    update members
    set provider_subject = auth_id
    where id = (
      select min(id)
      from members
      where email = given_email and is_verified and provider_subject = 'export ' || id
    )
      and not exists (select from identities where email = given_email and is_verified)
      and not exists (select from identities where member_id = members.id)
      and not exists (select from passkeys where member_id = members.id)
    returning id
  )
  insert into identities (member_id, issuer, subject, email, is_verified)
  select id, given_issuer, given_subject, given_email, true
  from claimed
  returning *
$$;

-- As before (0039), but a loaded account is claimed before another one is looked for.
create or replace function enter_account(
  given_issuer text,
  given_subject text,
  given_email citext,
  says_verified boolean,
  given_first_name text,
  given_last_name text,
  given_name text,
  given_picture text
) returns setof members language plpgsql as $$
declare
  is_address_proved constant boolean := says_verified and given_email <> '';
  tells_name constant boolean := coalesce(given_first_name, given_last_name, given_name) is not null;
  names constant jsonb := jsonb_build_object(
    'firstName', given_first_name, 'lastName', given_last_name, 'name', given_name
  );
  auth_id text := case given_issuer when 'google' then given_subject else given_issuer || ' ' || given_subject end;
  known identities;
  account members;
  is_alone boolean;
  is_vouched boolean;
  takes_address boolean;
  takes_names boolean;
begin
  -- First sign-ins at once, by one way or by several with one address, come one after the other.
  perform pg_advisory_xact_lock(hashtextextended('identity ' || given_issuer || ' ' || given_subject, 0));
  if is_address_proved then
    perform pg_advisory_xact_lock(hashtextextended('address ' || lower(given_email::text), 0));
  end if;

  select * into known from identities where issuer = given_issuer and subject = given_subject;

  if known.id is null then
    -- The way was removed from an account that keeps its authId.
    if exists (select from members where provider_subject = auth_id) then
      auth_id := auth_id || ' ' || gen_random_uuid();
    end if;
    if is_address_proved then
      known := claim_loaded_account(given_issuer, given_subject, given_email, auth_id);
    end if;
  end if;

  if known.id is null then
    if is_address_proved and exists (select from members_of_address(given_email, given_issuer)) then
      return;
    end if;
    insert into members (
      provider_subject, email, is_verified, first_name, last_name, name, profile_image_url, provider_names
    )
    values (
      auth_id, given_email, is_address_proved, given_first_name, given_last_name, given_name, given_picture, names
    )
    returning * into account;
    insert into identities (member_id, issuer, subject, email, is_verified, last_used_at)
    values (account.id, given_issuer, given_subject, nullif(given_email, ''), is_address_proved, now());
    return next account;
    return;
  end if;

  select * into account from members where id = known.member_id for update;
  is_alone := not exists (select from identities where member_id = account.id and id <> known.id);
  is_vouched := account.is_verified and exists (
    select from identities
    where member_id = account.id and id <> known.id and is_verified and email = account.email
  );
  -- The way that told the account's address may change it; another way may only replace one that nobody has verified.
  takes_address := given_email <> '' and (
    (is_address_proved and not account.is_verified)
    or ((account.email = '' or account.email = known.email) and not is_vouched)
  );
  takes_names := tells_name and (
    is_alone
    or account.provider_subject = auth_id
    or coalesce(account.first_name, account.last_name, account.name) is null
  );
  return query
    update members
    set
      email = case when takes_address then given_email else email end,
      is_verified = case when takes_address then is_address_proved else is_verified end,
      first_name = case when takes_names and display_name is null then given_first_name when not takes_names then first_name end,
      last_name = case when takes_names and display_name is null then given_last_name when not takes_names then last_name end,
      name = case when takes_names then coalesce(display_name, given_name) else name end,
      profile_image_url = case when takes_names then given_picture else coalesce(profile_image_url, given_picture) end,
      provider_names = case when takes_names then names else provider_names end
    where id = account.id
    returning *;
  update identities
  set
    email = coalesce(nullif(given_email, ''), email),
    is_verified = case given_email when '' then is_verified else is_address_proved end,
    last_used_at = now()
  where id = known.id;
end $$;
