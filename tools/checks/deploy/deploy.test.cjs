const { existsSync, readFileSync } = require('node:fs');
const path = require('node:path');
const { parse } = require('yaml');
const { root } = require('../plantedTree.cjs');
const { renderChart } = require('./chart.cjs');

const read = (...parts) => readFileSync(path.join(root, ...parts), 'utf8');

/** Variables that the gateway reads. */
const known = [...read('gateway/src/config.ts').matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name]) => name);
const secrets = ['DATABASE_URL', 'JWT_SECRET', 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET', 'SMTP_URL'];
/** Secret too, where there is one. */
const optionalSecret = 'DATABASE_REPLICA_URL';

/** What neither compose nor the chart sets, and why. */
const leftOut = {
  SEED: 'a community in production begins empty, which is the default',
  IDENTITY_PROVIDER_URL: 'refused in production',
  RATE_LIMITS: 'to turn them off is refused in production',
  CRISIS_LINES_FILE: 'names a file, which an image of your own brings together with the variable',
};

it('the gateway reads its variables where this test looks', () => {
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

  it('is built in one stage and run in another, which has neither sources nor builders', () => {
    expect(stages).toHaveLength(2);
    expect(last).not.toMatch(/^COPY (?!--from=build)/m);
    expect(last).not.toMatch(/npm|npx/);
  });

  it('runs as nobody special, on a version of Node that the site needs', () => {
    expect(last).toMatch(/^USER node$/m);
    expect(last.indexOf('USER node')).toBeLessThan(last.indexOf('CMD ["node", "dist/main.mjs"]'));
    for (const stage of stages) expect(Number(/^FROM node:(\d+)-/.exec(stage)[1])).toBeGreaterThanOrEqual(22);
  });

  it('says by /healthz whether it lives', () => {
    expect(/^HEALTHCHECK [^]*?CMD (\[.*\])/m.exec(last)[1]).toContain('/healthz');
    expect(JSON.parse(/^HEALTHCHECK [^]*?CMD (\[.*\])/m.exec(last)[1])[0]).toBe('node');
  });

  it('sets variables that the gateway knows, and no secret', () => {
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
    expect(names.filter((name) => [...secrets, optionalSecret].includes(name))).toEqual([]);
  });

  it('copies what is there, and installs with the same pnpm as npm start', () => {
    for (const [, place] of last.matchAll(/^COPY --from=build \/src\/(\S+)/gm))
      expect([place, existsSync(path.join(root, place)) || /dist|\.site/.test(place)]).toEqual([place, true]);
    const [, version] = /'(pnpm@[\d.]+)'/.exec(read('scripts/steps/install.mjs'));
    expect(text).toContain(`npx --yes ${version} `);
  });

  it('is built without what a checkout gathers', () => {
    const ignored = read('deploy/Dockerfile.dockerignore').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['**/node_modules', '.git', '.data*', '.site', 'deploy']));
  });
});

describe('compose', () => {
  const { services, networks, volumes } = parse(read('deploy/compose.yaml'), { merge: true });
  const gateways = Object.entries(services).filter(([name]) => name.startsWith('gateway-'));

  it('starts two gateways alike, which write nowhere and may do nothing special', () => {
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

  it('gives them variables that they know; what is secret comes from outside, and nothing may be missing', () => {
    const { environment } = gateways[0][1];
    expect(Object.keys(environment).filter((name) => !known.includes(name))).toEqual([]);
    expect(Object.keys(environment)).toEqual(expect.arrayContaining(secrets));
    for (const name of secrets)
      expect([name, environment[name]]).toEqual([name, expect.stringMatching(/\$\{\w+:\?\}/)]);
  });

  it('sets every variable of the gateway that the image does not, but those that are left out', () => {
    const { environment } = gateways[0][1];
    const set = [...Object.keys(environment), ...readImage().names];
    expect(inOrder([...set, ...Object.keys(leftOut)])).toEqual(inOrder(known));
    expect(environment[optionalSecret]).toBe(`\${${optionalSecret}:-}`);
  });

  it('asks for just the variables that the example file explains, and can do without those that may stay empty', () => {
    const [needed, optional] = read('deploy/.env.example').split('# What follows may stay empty.');
    for (const [text, mark] of [
      [needed, '\\?'],
      [optional, '-'],
    ]) {
      const asked = read('deploy/compose.yaml').matchAll(new RegExp(`\\$\\{(\\w+):${mark}\\}`, 'g'));
      const explained = [...text.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
      expect(inOrder(new Set([...asked].map(([, name]) => name)))).toEqual(inOrder(explained));
    }
    expect(read('.gitignore').split('\n')).toContain('deploy/.env');
  });

  it('keeps the database where the gateways alone reach it, on a volume', () => {
    expect(services.postgres.ports).toBeUndefined();
    expect(services.postgres.networks).toEqual(['inside']);
    expect(networks.inside.internal).toBe(true);
    expect(services.proxy.networks).not.toContain('inside');
    expect(Object.keys(volumes)).toContain(services.postgres.volumes[0].split(':')[0]);
  });

  it('has the proxy send to both, and the gateways believe the proxy', () => {
    const upstreams = /^\treverse_proxy (.*) \{$/m.exec(read('deploy/Caddyfile'))[1].split(' ');
    expect(upstreams).toEqual(gateways.map(([name]) => `${name}:4000`));
    expect(gateways[0][1].environment.TRUSTED_PROXIES).toBe(networks.outside.ipam.config[0].subnet);
    expect(read('deploy/Caddyfile')).toMatch(/health_uri \/readyz/);
    expect(read('deploy/Caddyfile')).toMatch(/@inside path .*\/metrics/);
  });

  it('names versions of other images', () => {
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

  it('has them find each other', () => {
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

  it('runs two at least, leaves how many to the autoscaler, and takes none away before another is there', () => {
    expect(made.HorizontalPodAutoscaler.spec.minReplicas).toBeGreaterThanOrEqual(2);
    expect(made.Deployment.spec.replicas).toBeUndefined();
    expect(made.Deployment.spec.strategy.rollingUpdate).toEqual({ maxUnavailable: 0, maxSurge: 1 });
    expect(gateway.resources.requests.cpu).toBeDefined();
  });

  it('sends calls to who is ready, and restarts who is dead', () => {
    expect(gateway.readinessProbe.httpGet).toEqual({ path: '/readyz', port: 'http' });
    expect(gateway.livenessProbe.httpGet).toEqual({ path: '/healthz', port: 'http' });
  });

  it('lets the program do nothing special', () => {
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

  it('takes secrets from a Secret that is made elsewhere, and sets variables that the gateway knows', () => {
    expect(gateway.envFrom).toEqual([{ secretRef: { name: 'prayer-wall' } }]);
    const names = gateway.env.map(({ name }) => name);
    const inSecret = [...secrets, optionalSecret];
    expect(names.filter((name) => !known.includes(name) || inSecret.includes(name))).toEqual([]);
    for (const { value } of gateway.env) expect(typeof value).toBe('string');
    const told = /^# A Secret[^]*?(?=^\w)/m.exec(read('deploy/helm/prayer-wall/values.yaml'))[0];
    expect(told.match(/\b[A-Z]+_[A-Z_]+\b/g).sort()).toEqual(inOrder(inSecret));
  });

  it('sets every variable of the gateway that neither the image nor the Secret does, but those that are left out', () => {
    const set = [...gateway.env.map(({ name }) => name), ...secrets, optionalSecret, ...readImage().names];
    expect(inOrder([...set, ...Object.keys(leftOut)])).toEqual(inOrder(known));
  });
});
