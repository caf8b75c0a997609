import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeShellManifest } from './builtShell';
import { openTestSite, type ActingMember } from './testSite';

export type BuiltSite = Awaited<ReturnType<typeof openBuiltSite>>;

/** A site with a built shell, and an area that is live as version `v1`. */
export async function openBuiltSite() {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'prayer-wall-built-site-'));
  const style = '<style nonce="{{nonce}}"></style>';
  const links = '{{#navigation}}<a href="{{path}}">{{label}}</a>{{/navigation}}';
  writeShellManifest(siteDir, {
    landingFiles: ['/assets/landing.abc.js'],
    landingOperations: { Slogans: 'query Slogans { banner(page: landing) }' },
    memberOperations: { Unread: 'query Unread { unreadNotificationCount }' },
    locales: '/assets/locales/abc/',
    translations: { es: { landing: '<h1>Oremos</h1>', memberLanding: '', frame: '', memberFrame: '' } },
    landing: { html: '<h1>{{productName}}</h1><a href="mailto:{{prayersMailbox}}"></a>', style },
    frame: {
      html: `<header>{{productName}}${links}</header><div data-placeholder>{{{area}}}</div>`,
      style,
    },
    memberFrame: { html: '<header>{{memberName}}</header><div data-placeholder>{{{area}}}</div>', style },
  });
  const write = (name: string, content: string) => {
    const file = path.join(siteDir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  const publish = (version: string) => write('registry.json', JSON.stringify(registryOf(areaOf(version))));
  write('shell/assets/shell.abc.js', 'console.log(1)');
  write('mf/mf-wall/v1/remoteEntry.js', 'console.log(2)');
  publish('v1');
  const { services, sql, aMember, gateway, close } = await openTestSite({ siteDir });
  const { url, rest } = await gateway();
  const ruth = await aMember();

  return {
    siteDir,
    services,
    sql,
    url,
    rest,
    aMember,
    ruth,
    write,
    publish,
    close,
    /** The data in the page. */
    async pageData(address: string, as: ActingMember | null = null) {
      const { body } = await rest('GET', address, { as });
      const [, json] = /<script type="application\/json" id="page">(.*)<\/script>/.exec(body)!;
      return JSON.parse(json!);
    },
    async aPrayer(given: object = {}) {
      const form = {
        name: 'Ruth',
        email: 'ruth@example.org',
        title: 'A safe road',
        description: 'For the road to Bethlehem and those on it.',
        ...given,
      };
      return (await rest('POST', '/api/prayers', { as: ruth, body: form })).body;
    },
  };
}

export function areaOf(version: string) {
  return {
    version,
    entry: `/mf/mf-wall/${version}/remoteEntry.js`,
    kit: '^1.0.0',
    slots: { chains: 'Chains' },
    slotNeeds: {
      chains: {
        operation: { name: 'Chains', variables: { isMember: { from: 'session' } } },
        files: [`/mf/mf-wall/${version}/chains.js`],
        bytes: 1,
      },
    },
    routes: [
      {
        path: '/prayers',
        module: 'PrayerWall',
        title: 'Prayer Wall',
        label: 'The prayer wall',
        navigation: { label: 'Prayer Wall', position: 1 },
        operation: { name: 'Feed', variables: { sort: { from: 'query', name: 'sort', default: 'recent' } } },
        otherOperations: { everyone: ['Banner', 'Failing'], members: ['Own'] },
        files: [`/mf/mf-wall/${version}/wall.js`],
        bytes: 1,
      },
      aRoute('/prayer/:id', { files: [`/mf/mf-wall/${version}/prayer.js`] }),
      aRoute('/testimonials', { navigation: { label: 'Testimonials', position: 2 } }),
      aRoute('/features', { slots: { chains: { tab: 'chains' } } }),
      aRoute('/alone', { frame: 'none' }),
      aRoute('/admin', { audience: 'administrators' }),
    ],
    prerendered: {
      '/prayers': {
        html: '{{#prayers}}{{#prayers}}<p>{{title}}</p>{{/prayers}}{{/prayers}}',
        style: '<style nonce="{{nonce}}">p{margin:0}</style>',
      },
    },
    prerenderedForMembers: {},
    translations: { es: { missing: 1, names: { 'Prayer Wall': 'Muro de oración' }, pages: {} } },
    operations: {
      Feed: 'query Feed($sort: PrayerSort!) { prayers(sort: $sort) { prayers { id title } hasMore } }',
      Banner: 'query Banner { banner(page: prayers) }',
      Failing: 'query Failing { adminStats { totalUsers } }',
      Own: 'query Own { viewer { id } }',
      Chains: `query Chains($isMember: Boolean!) {
        myChains(first: 5) @include(if: $isMember) { hasMore }
        prayerChainPage(first: 5) { hasMore }
      }`,
    },
    bytes: 1,
  };
}

const aRoute = (path: string, given: object = {}) => ({
  path,
  module: 'Page',
  title: `Title of ${path}`,
  label: 'This page',
  files: [],
  bytes: 1,
  ...given,
});

export function registryOf(area: { version: string }) {
  const { version } = area;
  const wall = { live: version, canary: null, previous: null, versions: { [version]: area } };
  return { format: 3, remotes: { 'mf-wall': wall }, history: [] };
}
