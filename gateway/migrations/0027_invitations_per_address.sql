-- When an address that is no member's was last invited by mail: five invitations in 24 hours are enough, whoever sends
-- them. At most five times, oldest first.
create table invitation_mails (
  address  citext primary key,
  sent_at  timestamptz[] not null
);
