import { forMember, GlobalRules, inEachLocale, prerender, rulesIn, sendToBuild } from 'kit/prerender';
import { startInTasks } from 'kit/start';
import type { PrerenderedPage } from 'schema/area';
import { firstScreenEnd } from 'schema/firstScreen';

void prerenderShell();

/** Prerenders the landing page and the frame around the pages of areas, both also for members, and the global style. */
async function prerenderShell(): Promise<void> {
  // In the order of bootstrap.tsx, because classes are numbered as modules are evaluated.
  await startInTasks([() => import('../remotes/areas'), () => import('../App')]);
  const { App } = await import('../App');
  const { AreaFrame, withoutName } = await import('./AreaFrame');
  const { page } = await import('kit');
  const { style } = await prerender('/', <GlobalRules />);
  const pages = await inEachLocale(async () => {
    page.registry.remotes = {};
    return {
      landing: drawnUpTo('scripture', await prerenderLanding()),
      memberLanding: drawnUpTo('scripture', await prerenderMemberLanding()),
      frame: drawnUpTo(firstScreenEnd, await prerenderFrame()),
      memberFrame: drawnUpTo(firstScreenEnd, await forMember(prerenderFrame)),
    };
  });
  sendToBuild({ pages, globalStyle: rulesIn(style) });

  function prerenderLanding() {
    return prerender('/', <App />);
  }

  /** Members are welcomed by their first name, if they have one. */
  async function prerenderMemberLanding() {
    const { style, html } = await forMember(prerenderLanding, { firstName: '{{memberFirstName}}' });
    const nameless = await forMember(prerenderLanding);
    return {
      style,
      html: withMemberName(
        `{{#memberFirstName}}${html}{{/memberFirstName}}{{^memberFirstName}}${nameless.html}{{/memberFirstName}}`,
      ),
    };
  }

  function withMemberName(html: string) {
    return html.replaceAll('{{memberName}}', `{{memberName}}{{^memberName}}${withoutName()}{{/memberName}}`);
  }

  async function prerenderFrame() {
    page.registry.remotes = { frame: templateArea };
    const frame = await prerender(
      '/frame',
      <App>
        <AreaFrame />
      </App>,
    );
    const html = withMemberName(frame.html)
      // Unless the area says that its first screen ends earlier.
      .replace(
        '</main>',
        `$&{{^hasFirstScreenEnd}}<span id="${firstScreenEnd}" hidden></span>{{/hasFirstScreenEnd}}`,
      )
      .replace(
        /<a ([^>]*)href="\/(\{\{path\}\})"(.*?<\/a>)/,
        '{{#navigation}}<a $1href="$2"$3{{/navigation}}',
      )
      // The wall differs: the bar shows that it is open, and it has a button of its own for a new prayer.
      .replace(/data-at-wall="false"/, '{{#isOnWall}}data-at-wall="true"{{/isOnWall}}')
      .replace(
        /(data-bottom-bar=.*?<a [^>]*)(aria-label="[^"]*")/,
        '$1{{#isOnWall}}aria-current="page"{{/isOnWall}}{{^isOnWall}}$2{{/isOnWall}}',
      )
      .replace(
        /(data-bottom-bar=.*?<a )(?=[^>]*href="\/testimonials")/,
        '$1{{#isOnTestimonials}}aria-current="page" {{/isOnTestimonials}}',
      );
    return { ...frame, html };
  }
}

/**
 * Nothing is drawn before the element with this id has arrived: the last parts of a row would move its first ones, and a
 * page that is drawn half is laid out twice. Chromium goes on where the element begins, the standard says where it ends.
 *
 * @throws where there is no such element, for which browsers would wait until the end of the document
 */
function drawnUpTo(id: string, { style, html }: PrerenderedPage): PrerenderedPage {
  if (!html.includes(`id="${id}"`)) throw new Error(`The prerendered page has no element #${id}`);
  return { style: `<link rel="expect" href="#${id}" blocking="render">${style}`, html };
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
