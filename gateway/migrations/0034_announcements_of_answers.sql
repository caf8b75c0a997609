-- Testimonies whose prayer's amen-givers are still to be notified: by a job, because there may be very many of them.
create table answers_to_announce (
  testimonial_id  integer primary key references testimonials on delete cascade,
  -- Members up to this number have been notified.
  notified_up_to  integer not null default 0
);

create trigger announce_delivery
after insert on answers_to_announce
for each row execute function announce_delivery();
