-- Addresses that were typed into the newsletter form, until a job has dealt with them. No unique address: the insert is
-- the same work for every address, so that its duration shows nobody whether an address is known.
create table newsletter_requests (
  id         bigint generated always as identity primary key,
  email      citext not null,
  -- The browser's; null if it sent none that exists.
  time_zone  text
);

create trigger announce_delivery
after insert on newsletter_requests
for each row execute function announce_delivery();
