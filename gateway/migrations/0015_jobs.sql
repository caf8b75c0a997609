-- How the last run of each task went, in whichever gateway it was.
create table job_runs (
  name           text primary key,
  started_at     timestamptz(3) not null,
  duration_ms    integer not null,
  runs           integer not null default 1,
  failures       integer not null default 0,
  last_error     text,
  last_error_at  timestamptz(3)
);
