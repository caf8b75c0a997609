-- The language of the request that caused a mail, for recipients without a choice of their own; null for none.
alter table outbox add column locale text;
alter table sign_in_code_requests add column locale text;
alter table newsletter_requests add column locale text;
-- Of the request that subscribed, for the digest.
alter table newsletter_subscriptions add column locale text;
