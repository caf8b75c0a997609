-- What waits is on the wall of its author.
create index prayers_waiting_of_author on prayers (author_id, created_at desc, id desc) where status = 'waiting';
