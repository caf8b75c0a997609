const { existsSync, readFileSync } = require('node:fs');
const path = require('node:path');
const { parse } = require('yaml');
const { root } = require('../plantedTree.cjs');
const { renderChart } = require('./chart.cjs');

const read = (...parts) => readFileSync(path.join(root, ...parts), 'utf8');

/** Variables that the client library of buckets reads. */
const ofBuckets = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_REGION', 'AWS_ENDPOINT_URL'];
/** A variable that the client library of traces reads. */
const ofTraces = ['OTEL_EXPORTER_OTLP_HEADERS'];
/** Variables that the gateway reads. */
const known = [
  ...[...read('gateway/src/config.ts').matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name]) => name),
  ...ofBuckets,
  ...ofTraces,
];
const secrets = ['DATABASE_URL', 'JWT_SECRET', 'SMTP_URL'];
/** Also secret, but optional. */
const optionalSecrets = [
  ...ofBuckets,
  ...ofTraces,
  'BACKUP_KEY',
  'BACKUP_PROOF_URL',
  'CARE_KEY',
  'CARE_KEY_PREVIOUS',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URL',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  'METRICS_TOKEN',
  'NATS_URL',
  'OIDC_CLIENT_ID',
  'OIDC_CLIENT_SECRET',
];

/** Variables that neither compose nor the chart sets, with the reason. */
const leftOut = {
  SEED: 'a production community starts empty, which is the default',
  IDENTITY_PROVIDER_URL: 'refused in production',
  RATE_LIMITS: 'turning them off is refused in production',
  AREA_KEYS_FILE: 'names a file, which a derived image provides together with the variable',
  SCHEMA_OVERRIDE: 'the image brings its own areas; for another SITE_DIR it is given by hand, to one start',
  SERVICE_WORKER: 'turns the worker off on every device, which is done by hand and for a time',
  CRISIS_LINES_FILE: 'names a file, which a derived image provides together with the variable',
};

it('the variables are found in the gateway’s configuration', () => {
  expect(known).toEqual(expect.arrayContaining([...secrets, 'SITE_ORIGIN', 'TRUSTED_PROXIES']));
});

const inOrder = (names) => [...names].sort((one, other) => (one < other ? -1 : 1));

/** The last stage of the image, and the variables that it sets. */
function readImage() {
  const stages = read('deploy/Dockerfile')
    .split(/^(?=FROM )/m)
    .slice(1);
  const last = stages.at(-1);
  const [, settings] = /^ENV ([^]*?)\n(?! )/m.exec(last);
  return { stages, last, names: [...settings.matchAll(/\b([A-Z_]+)=/g)].map(([, name]) => name) };
}

describe('the image', () => {
  const text = read('deploy/Dockerfile');
  const { stages, last, names } = readImage();

  it('has a build stage, and a final stage without sources and build tools', () => {
    expect(stages).toHaveLength(2);
    expect(last).not.toMatch(/^COPY (?!--from=build)/m);
    expect(last).not.toMatch(/npm|npx/);
  });

  it('runs as an unprivileged user, on a supported version of Node', () => {
    expect(last).toMatch(/^USER node$/m);
    expect(last.indexOf('USER node')).toBeLessThan(last.indexOf('CMD ["node", "dist/main.mjs"]'));
    for (const stage of stages) expect(stage).toMatch(/^FROM \$\{BASE\}/);
    expect(Number(/^ARG BASE=node:(\d+)-/m.exec(text)[1])).toBeGreaterThanOrEqual(22);
  });

  it('has a health check on /healthz', () => {
    expect(/^HEALTHCHECK [^]*?CMD (\[.*\])/m.exec(last)[1]).toContain('/healthz');
    expect(JSON.parse(/^HEALTHCHECK [^]*?CMD (\[.*\])/m.exec(last)[1])[0]).toBe('node');
  });

  it('sets only variables of the gateway, and no secret', () => {
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
    expect(names.filter((name) => [...secrets, ...optionalSecrets].includes(name))).toEqual([]);
  });

  it('copies existing paths, and installs with the same pnpm as npm start', () => {
    for (const [, file] of last.matchAll(/^COPY --from=build \/src\/(\S+)/gm))
      expect([file, existsSync(path.join(root, file)) || /dist|\.site/.test(file)]).toEqual([file, true]);
    const [, version] = /'(pnpm@[\d.]+)'/.exec(read('scripts/steps/install.mjs'));
    expect(text).toContain(`npx --yes ${version} `);
  });

  it('ignores installed packages, data and builds of the checkout', () => {
    const ignored = read('deploy/Dockerfile.dockerignore').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['**/node_modules', '.git', '.data*', '.site', 'deploy']));
  });
});

describe('compose', () => {
  const { services, networks, volumes } = parse(read('deploy/compose.yaml'), { merge: true });
  const gateways = Object.entries(services).filter(([name]) => name.startsWith('gateway-'));

  it('starts two identical gateways with a read-only file system and no privileges', () => {
    expect(gateways).toHaveLength(2);
    expect(gateways[0][1]).toEqual(gateways[1][1]);
    expect(gateways[0][1]).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      depends_on: { postgres: { condition: 'service_healthy' } },
    });
    expect(gateways[0][1].ports).toBeUndefined();
  });

  it('sets only variables of the gateway, and requires every secret from outside', () => {
    const { environment } = gateways[0][1];
    expect(Object.keys(environment).filter((name) => !known.includes(name))).toEqual([]);
    expect(Object.keys(environment)).toEqual(expect.arrayContaining(secrets));
    for (const name of secrets)
      expect([name, environment[name]]).toEqual([name, expect.stringMatching(/\$\{\w+:\?\}/)]);
  });

  it('sets every other variable of the gateway, except those that are left out', () => {
    const { environment } = gateways[0][1];
    const set = [...Object.keys(environment), ...readImage().names];
    expect(inOrder([...set, ...Object.keys(leftOut)])).toEqual(inOrder(known));
    for (const name of optionalSecrets) expect(environment[name]).toBe(`\${${name}:-}`);
  });

  it('uses exactly the variables of the example file, of which the optional ones may be empty', () => {
    const [needed, optional] = read('deploy/.env.example').split('# What follows may stay empty.');
    for (const [text, mark] of [
      [needed, '\\?'],
      [optional, '-'],
    ]) {
      const used = read('deploy/compose.yaml').matchAll(new RegExp(`\\$\\{(\\w+):${mark}\\}`, 'g'));
      const explained = [...text.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
      expect(inOrder(new Set([...used].map(([, name]) => name)))).toEqual(inOrder(explained));
    }
    expect(read('.gitignore').split('\n')).toContain('deploy/.env');
  });

  it('has the database on a volume and on a network that only the gateways share', () => {
    expect(services.postgres.ports).toBeUndefined();
    expect(services.postgres.networks).toEqual(['inside']);
    expect(networks.inside.internal).toBe(true);
    expect(services.proxy.networks).not.toContain('inside');
    expect(Object.keys(volumes)).toContain(services.postgres.volumes[0].split(':')[0]);
  });

  it('lets the proxy balance both gateways, which trust its addresses', () => {
    const upstreams = /^\treverse_proxy (.*) \{$/m.exec(read('deploy/Caddyfile'))[1].split(' ');
    expect(upstreams).toEqual(gateways.map(([name]) => `${name}:4000`));
    expect(gateways[0][1].environment.TRUSTED_PROXIES).toBe(networks.outside.ipam.config[0].subnet);
    expect(read('deploy/Caddyfile')).toMatch(/health_uri \/readyz/);
    expect(read('deploy/Caddyfile')).toMatch(/@inside path .*\/metrics/);
  });

  it('redirects pages to https and refuses calls, whose sender must notice that they went in plain text', () => {
    const [, plain] = /^http:\/\/\{\$SITE_HOST\} \{\n([^]*?)\n\}/m.exec(read('deploy/Caddyfile'));
    expect(plain).toMatch(/method GET HEAD\n\s*not path \/api \/api\/\* \/graphql \/graphql\/\*\n/);
    expect(plain).toMatch(/^\tredir @page https:/m);
    expect(plain.trimEnd()).toMatch(/\n\trespond "Use https." 403$/);
  });

  it('pins the versions of other images', () => {
    for (const { image } of Object.values(services)) {
      if (image === 'prayer-wall') continue;
      expect(image).toMatch(/:\d/);
    }
  });
});

describe('the chart', () => {
  const made = renderChart(path.join(root, 'deploy/helm/prayer-wall'), 'wall');
  const pod = made.Deployment?.spec.template;
  const [gateway] = pod?.spec.containers ?? [];

  it('has a deployment, a service, an ingress, an autoscaler and a budget for disruptions', () => {
    expect(Object.keys(made).sort()).toEqual([
      'Deployment',
      'HorizontalPodAutoscaler',
      'Ingress',
      'PodDisruptionBudget',
      'Service',
    ]);
    expect(JSON.stringify(made)).not.toContain('{{');
  });

  it('connects them by labels, ports and names', () => {
    const labels = pod.metadata.labels;
    for (const selector of [
      made.Deployment.spec.selector.matchLabels,
      made.Service.spec.selector,
      made.PodDisruptionBudget.spec.selector.matchLabels,
    ])
      expect(labels).toMatchObject(selector);
    expect(gateway.ports).toContainEqual({
      name: made.Service.spec.ports[0].targetPort,
      containerPort: 4000,
    });
    const { service } = made.Ingress.spec.rules[0].http.paths[0].backend;
    expect(service).toEqual({
      name: made.Service.metadata.name,
      port: { name: made.Service.spec.ports[0].name },
    });
    expect(made.HorizontalPodAutoscaler.spec.scaleTargetRef).toMatchObject({
      kind: 'Deployment',
      name: made.Deployment.metadata.name,
    });
    expect(made.Ingress.spec.tls[0].hosts).toEqual([made.Ingress.spec.rules[0].host]);
  });

  it('runs at least two, scaled by the autoscaler, and replaces one only when the new one is ready', () => {
    expect(made.HorizontalPodAutoscaler.spec.minReplicas).toBeGreaterThanOrEqual(2);
    expect(made.Deployment.spec.replicas).toBeUndefined();
    expect(made.Deployment.spec.strategy.rollingUpdate).toEqual({ maxUnavailable: 0, maxSurge: 1 });
    expect(gateway.resources.requests.cpu).toBeDefined();
  });

  it('has readiness and liveness probes', () => {
    expect(gateway.readinessProbe.httpGet).toEqual({ path: '/readyz', port: 'http' });
    expect(gateway.livenessProbe.httpGet).toEqual({ path: '/healthz', port: 'http' });
  });

  it('runs the program without privileges', () => {
    expect(pod.spec.securityContext).toMatchObject({
      runAsNonRoot: true,
      seccompProfile: { type: 'RuntimeDefault' },
    });
    expect(pod.spec.automountServiceAccountToken).toBe(false);
    expect(gateway.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
  });

  it('takes secrets from an existing Secret, and sets only variables of the gateway', () => {
    expect(gateway.envFrom).toEqual([{ secretRef: { name: 'prayer-wall' } }]);
    const names = gateway.env.map(({ name }) => name);
    const inSecret = [...secrets, ...optionalSecrets];
    expect(names.filter((name) => !known.includes(name) || inSecret.includes(name))).toEqual([]);
    for (const { value } of gateway.env) expect(typeof value).toBe('string');
    const documented = /^# A Secret[^]*?(?=^\w)/m.exec(read('deploy/helm/prayer-wall/values.yaml'))[0];
    expect(documented.match(/\b[A-Z]+_[A-Z_]+\b/g).sort()).toEqual(inOrder(inSecret));
  });

  it('sets every variable that neither the image nor the Secret has, except those that are left out', () => {
    const set = [
      ...gateway.env.map(({ name }) => name),
      ...secrets,
      ...optionalSecrets,
      ...readImage().names,
    ];
    expect(inOrder([...set, ...Object.keys(leftOut)])).toEqual(inOrder(known));
  });
});

it('package, changelog and chart have the same version', () => {
  const { version } = JSON.parse(read('package.json'));
  const chart = parse(read('deploy/helm/prayer-wall/Chart.yaml'));
  const [, newest] = /^## (\S+) - \d{4}-\d\d-\d\d$/m.exec(read('CHANGELOG.md'));
  expect([newest, chart.version, chart.appVersion]).toEqual([version, version, version]);
  expect(parse(read('deploy/helm/prayer-wall/values.yaml')).image.tag).toBe(version);
});

describe('the cache in front', () => {
  const vcl = read('deploy/varnish/default.vcl');

  it('holds what the gateway allows it to, and passes on whoever has a cookie that it does not know', () => {
    expect(vcl).toContain('beresp.http.CDN-Cache-Control ~ "^public, max-age=1$"');
    expect(read('gateway/src/web/documents/routes.ts')).toContain('const visitorSeconds = 1;');
    const [, cookies] = /\\s\*\(([\w|]+)\)=/.exec(vcl);
    expect(cookies.split('|')).toEqual(['locale', 'pw_canary']);
    expect(read('schema/locales.mjs')).toContain("localeCookie = 'locale'");
    expect(read('gateway/src/web/areas/choice.ts')).toContain("canaryName = 'pw_canary'");
  });
});

describe('PgBouncer', () => {
  const ini = read('deploy/pgbouncer/pgbouncer.ini');
  const database = read('gateway/src/platform/database/database.ts');

  it('has the deadlines of the gateways, and pools by transaction', () => {
    const [, statement] = /const statementTimeout = ([\d_]+);/.exec(database);
    expect(ini).toContain(`connect_query='set statement_timeout = ${statement.replace('_', '')}'`);
    const [, query] = /const queryTimeout = (\d+);/.exec(database);
    expect(ini).toMatch(new RegExp(`^query_wait_timeout = ${query}$`, 'm'));
    expect(ini).toMatch(/^pool_mode = transaction$/m);
  });
});

describe('the unit of systemd', () => {
  const text = read('deploy/systemd/prayer-wall.service');
  const names = [...text.matchAll(/^Environment=([A-Z_]+)=/gm)].map(([, name]) => name);

  it('sets what the image sets, and no secret', () => {
    expect(inOrder(names)).toEqual(inOrder(readImage().names));
    expect(names.filter((name) => secrets.includes(name))).toEqual([]);
  });

  it('runs without root, rights, and a writable file system', () => {
    for (const line of [
      'DynamicUser=yes',
      'ProtectSystem=strict',
      'NoNewPrivileges=yes',
      'CapabilityBoundingSet=',
    ])
      expect(text.split('\n')).toContain(line);
  });
});

describe('the machines of the database', () => {
  const patroni = parse(read('deploy/patroni/patroni.yml'));

  it('replace one that is gone within 15 seconds, and acknowledge nothing that one machine alone has', () => {
    const {
      ttl,
      loop_wait: loop,
      retry_timeout: retry,
      synchronous_mode: isSynchronous,
    } = patroni.bootstrap.dcs;
    expect(loop + 2 * retry).toBeLessThanOrEqual(ttl);
    expect(ttl).toBeLessThan(12);
    expect(isSynchronous).toBe(true);
  });

  it('get names, addresses and passwords from outside', () => {
    const given = [...read('deploy/patroni/patroni.env.example').matchAll(/^([A-Z0-9_]+)=/gm)].map(
      ([, name]) => name,
    );
    for (const name of [
      'NAME',
      'POSTGRESQL_CONNECT_ADDRESS',
      'SUPERUSER_PASSWORD',
      'REPLICATION_PASSWORD',
      'REWIND_PASSWORD',
    ])
      expect(given).toContain(`PATRONI_${name}`);
    expect(read('deploy/patroni/patroni.yml')).not.toMatch(/^\s*password:/m);
    for (const account of Object.values(patroni.postgresql.authentication))
      expect(Object.keys(account)).toEqual(['username']);
  });
});
