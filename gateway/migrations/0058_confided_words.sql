-- What repeats words of a prayer is found when the prayer is confided to the team, and encrypted with it
-- (docs/decisions/0071).
create index notifications_about_prayer on notifications (about_id) where about_kind = 'prayer';
create index outbox_about_prayer on outbox (about_id) where about_kind = 'prayer';
