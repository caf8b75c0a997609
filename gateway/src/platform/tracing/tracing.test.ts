import { createHash } from 'node:crypto';
import { samplerOf } from './sampler';
import { summaryOf } from './tracedSql';

test.each([
  ['select * from prayers where id = $1', 'select', 'prayers'],
  ['\n  with made as (insert into amens (a) values ($1) returning 1) select * from made', 'insert', 'amens'],
  ['insert into a (b) values ($1) on conflict (b) do update set b = 1', 'insert', 'a'],
  ['select id from outbox where state = $1 for update skip locked', 'select', 'outbox'],
  ['with claimed as (select id from outbox for update) update outbox set a = 1', 'update', 'outbox'],
  ['delete from sessions where token_hash = $1', 'delete', 'sessions'],
  ['select claim_slot($1, $2)', 'select', 'claim_slot'],
  ["select 'update members' as words from (select 1) as one", 'select', null],
  ['select id, exists (select from amens where (a) = (b)) from prayers', 'select', 'prayers'],
  ['select 1', 'select', null],
])('%s: %s %s', (text, operation, table) => {
  expect(summaryOf(text)).toEqual({ operation, table });
});

const traceIds = Array.from({ length: 1_000 }, (_, n) => createHash('md5').update(String(n)).digest('hex'));

test('a share counts for the traces that browsers begin too', async () => {
  const { ROOT_CONTEXT, SpanKind, trace } = await import('@opentelemetry/api');
  const sampler = samplerOf({ sampler: 'parentbased_traceidratio', ratio: 0.1 });
  const sampled = (traceId: string, traceFlags: number) => {
    const caller = trace.setSpanContext(ROOT_CONTEXT, {
      traceId,
      spanId: '00000000000000ff',
      traceFlags,
      isRemote: true,
    });
    return sampler.shouldSample(caller, traceId, 'call', SpanKind.SERVER, {}, []).decision > 1;
  };
  const share = traceIds.filter((id) => sampled(id, 1)).length / traceIds.length;
  expect(share).toBeGreaterThan(0.05);
  expect(share).toBeLessThan(0.2);
  expect(traceIds.filter((id) => sampled(id, 0))).toEqual([]);
});
