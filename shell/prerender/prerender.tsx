import { forMember, GlobalRules, inEachLocale, prerender, rulesIn, sendToBuild } from 'kit/prerender';
import { beginInTurns } from 'kit/start';

void prerenderShell();

/** Prerenders the landing page, the frame around the pages of areas, and the global style. */
async function prerenderShell(): Promise<void> {
  // In the order of bootstrap.tsx, because classes are numbered as modules are evaluated.
  await beginInTurns([() => import('../remotes/areas'), () => import('../App')]);
  const { App } = await import('../App');
  const { AreaFrame, withoutName } = await import('./AreaFrame');
  const { page } = await import('kit');
  const { style } = await prerender('/', <GlobalRules />);
  const pages = await inEachLocale(async () => {
    page.registry.remotes = {};
    return {
      landing: await prerender('/', <App />),
      frame: await prerenderFrame(),
      memberFrame: await forMember(prerenderFrame),
    };
  });
  sendToBuild({ pages, globalStyle: rulesIn(style) });

  async function prerenderFrame() {
    page.registry.remotes = { frame: templateArea };
    const frame = await prerender(
      '/frame',
      <App>
        <AreaFrame />
      </App>,
    );
    const html = frame.html
      .replace(
        /<a ([^>]*)href="\/(\{\{path\}\})"(.*?<\/a>)/,
        '{{#navigation}}<a $1href="$2"$3{{/navigation}}',
      )
      .replace('{{memberName}}', `{{memberName}}{{^memberName}}${withoutName()}{{/memberName}}`)
      // The wall differs: the bar shows that it is open, and it has a button of its own for a new prayer.
      .replace(/data-at-wall="false"/, '{{#isOnWall}}data-at-wall="true"{{/isOnWall}}')
      .replace(
        /(data-bottom-bar=.*?<a [^>]*)(aria-label="[^"]*")/,
        '$1{{#isOnWall}}aria-current="page"{{/isOnWall}}{{^isOnWall}}$2{{/isOnWall}}',
      );
    return { ...frame, html };
  }
}

/** A sample area whose link in the header is the template for all links. */
const templateArea = {
  version: '',
  entry: '',
  kit: '*',
  routes: [{ path: '{{path}}', module: '', label: '', navigation: { label: '{{label}}', position: 1 } }],
  slots: {},
  comesFrom: null,
};
