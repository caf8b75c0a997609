const { readFileSync } = require('node:fs');
const path = require('node:path');
const { parse } = require('yaml');
const { root } = require('./plantedTree.cjs');

const read = (file) => readFileSync(path.join(root, file), 'utf8');
const { collectDefaultMetrics, Registry } = require(
  require.resolve('prom-client', { paths: [path.join(root, 'gateway')] }),
);

/** Metrics by name, with their type and labels, as the gateway's sources and its library say. */
function exported() {
  const metrics = new Map();
  const telemetry = read('gateway/src/platform/http/telemetry.ts');
  for (const [, type, name, rest] of telemetry.matchAll(
    /new (Counter|Gauge|Histogram)\(\{\s*name: '(\w+)',([^]*?)\}\);/g,
  ))
    metrics.set(name, { type: type.toLowerCase(), labels: labelsIn(rest) });
  for (const [, name, rest] of read('gateway/src/api/siteMetrics.ts').matchAll(
    /= gauge\(\s*'(\w+)',([^]*?)\);/g,
  ))
    metrics.set(name, {
      type: 'gauge',
      labels: [...rest.matchAll(/\['(\w+)'\]/g)].map(([, label]) => label),
    });
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const { name, type } of registry.getMetricsAsArray()) metrics.set(name, { type, labels: [] });
  for (const [name, { type, labels }] of [...metrics])
    if (type === 'histogram')
      for (const part of ['bucket', 'count', 'sum'])
        metrics.set(`${name}_${part}`, { type: 'counter', labels: [...labels, 'le'] });
  return metrics;
}

const labelsIn = (text) =>
  [...(/labelNames: \[([^\]]*)\]/.exec(text)?.[1].matchAll(/'(\w+)'/g) ?? [])].map(([, name]) => name);

/** Prometheus adds these to whatever it scrapes. */
const ofScrape = ['job', 'instance'];
const keywords = new Set(['and', 'or', 'unless', 'bool', 'by', 'without', 'on', 'ignoring', 'offset']);

/** The metrics of an expression, each with the labels that it names. */
function usedIn(expression) {
  const grouped = [...expression.matchAll(/\b(?:by|without|on|ignoring)\s*\(([^)]*)\)/g)].flatMap(
    ([, list]) => list.split(',').map((label) => label.trim()),
  );
  const selected = [...expression.matchAll(/(\w+)\{([^}]*)\}/g)].map(([, name, selectors]) => ({
    name,
    labels: [...selectors.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label]) => label),
  }));
  const bare = expression
    .replace(/\b(?:by|without|on|ignoring)\s*\([^)]*\)/g, ' ')
    .replace(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, ' ');
  const names = [...bare.matchAll(/(?<![\w.])([a-zA-Z_]\w*)(?!\w*\s*\()/g)]
    .map(([, name]) => name)
    .filter((name) => !keywords.has(name));
  return { names, grouped, selected };
}

const { groups } = parse(read('deploy/monitoring/alerts.yaml'));
const alerts = groups.flatMap(({ rules }) => rules);
const dashboard = JSON.parse(read('deploy/monitoring/grafana.json'));
const expressions = [
  ...alerts.map(({ alert, expr }) => [alert, expr]),
  ...dashboard.panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [title, expr])),
];
const metrics = exported();
metrics.set('up', { type: 'gauge', labels: [] });

it('finds metrics, alarms and panels', () => {
  expect([...metrics.keys()]).toEqual(
    expect.arrayContaining([
      'http_request_duration_seconds_bucket',
      'call_errors_total',
      'prayer_wall_mails',
    ]),
  );
  expect(usedIn('sum by (le) (rate(a_total{b="c"}[5m])) / max(d) > 1e9')).toMatchObject({
    names: ['a_total', 'd'],
    grouped: ['le'],
    selected: [{ name: 'a_total', labels: ['b'] }],
  });
  expect(alerts.length).toBeGreaterThan(15);
  expect(expressions.length).toBeGreaterThan(40);
});

it.each(expressions)('%s uses metrics and labels that a gateway exports', (_, expression) => {
  const { names, grouped, selected } = usedIn(expression);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !metrics.has(name))).toEqual([]);
  const known = [...ofScrape, ...names.flatMap((name) => metrics.get(name).labels)];
  expect(grouped.filter((label) => !known.includes(label))).toEqual([]);
  for (const { name, labels } of selected)
    expect(labels.filter((label) => ![...ofScrape, ...metrics.get(name).labels].includes(label))).toEqual([]);
});

it('counters of codes with an alarm begin with 0', () => {
  const [, listed] = /const alarming = \[([^\]]*)\]/.exec(read('gateway/src/platform/http/telemetry.ts'));
  const used = alerts.flatMap(({ expr }) =>
    [...expr.matchAll(/call_errors_total\{code=~?"([^"]*)"/g)].flatMap(([, codes]) => codes.split('|')),
  );
  const begun = [...listed.matchAll(/'(\w+)'/g)].map(([, code]) => code);
  expect(new Set(begun)).toEqual(new Set(used));
});

it.each(expressions)('%s takes rates of counters alone', (_, expression) => {
  for (const [, name] of expression.matchAll(/\b(?:rate)\((\w+)/g))
    expect([name, metrics.get(name).type]).toEqual([name, 'counter']);
});

describe('the runbooks', () => {
  const runbooks = read('docs/runbooks.md');
  const entries = runbooks.split(/^### /m).slice(1);

  it('have an entry for each alarm, and for nothing else, in the same order', () => {
    expect(entries.map((entry) => entry.split('\n')[0])).toEqual(alerts.map(({ alert }) => alert));
  });

  it('are linked from their alarms', () => {
    for (const { alert, annotations, labels } of alerts) {
      expect(annotations.runbook_url).toBe(`docs/runbooks.md#${alert.toLowerCase()}`);
      expect(annotations.summary).toBeTruthy();
      expect(['page', 'ticket']).toContain(labels.severity);
    }
  });

  it.each(entries.map((entry) => [entry.split('\n')[0], entry]))('%s: means, look at, do', (_, entry) => {
    for (const part of ['Means', 'Look at', 'Do']) expect(entry).toContain(`**${part}**:`);
  });
});
