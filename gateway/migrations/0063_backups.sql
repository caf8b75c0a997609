-- What the gateways backed up by BACKUP_SCHEDULE, and when each was proved by a restore (docs/decisions/0074). A row
-- without `finished_at` is being made, failed, or, without `started_at`, was requested by an administrator.
create table backups (
  id               integer generated always as identity primary key,
  requested_at     timestamptz(3) not null default now(),
  started_at       timestamptz(3),
  finished_at      timestamptz(3),
  name             text,
  bytes            bigint,
  error            text,
  proved_at        timestamptz(3),
  proof_error      text,
  proof_failed_at  timestamptz(3)
);
