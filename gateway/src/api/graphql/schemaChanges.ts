import type { Express } from 'express';
import type changes from 'schema/changes.json';
import type { Config } from '../../config';
import { NotFound } from '../../platform/errors';
import { html, type Html } from '../../platform/html/html';
import { sendHtmlPage } from '../../platform/html/page';
import { labelRoute } from '../../platform/http/telemetry';

type Day = (typeof changes)[number];

/** `GET /schema/changes`: what has changed in the schema, day by day; 404 where introspection is off. */
export function installSchemaChanges(app: Express, config: Config): void {
  app.get('/schema/changes', async (_, response) => {
    labelRoute(response, '/schema/changes');
    if (!config.introspection) throw new NotFound();
    const { default: days } = await import('schema/changes.json');
    sendHtmlPage(response, config, { status: 200, title: 'Schema changes', body: bodyOf(days, config) });
  });
}

function bodyOf(days: readonly Day[], { production }: Config): Html {
  return html`<p>What was added to the GraphQL schema, deprecated and removed, the newest first.</p>
    <nav class="links" aria-label="API">
      ${!production && html`<a href="/graphql">GraphQL explorer</a>`}
      <a href="/schema.graphql">Schema as text</a>
      <a href="/api">REST</a>
    </nav>
    ${days.map(
      (day) =>
        html`<div class="area">
          <h2>${dateFormat.format(new Date(day.date))}</h2>
          ${list('Removed', day.removed)} ${list('Changed', day.changed)}
          ${list('Deprecated', day.deprecated)} ${list('Added', day.added)}
        </div>`,
    )}`;
}

function list(heading: string, parts: readonly string[]): Html | false {
  return (
    parts.length > 0 &&
    html`<h3>${heading}</h3>
      <ul>
        ${parts.map((part) => html`<li><code>${part}</code></li>`)}
      </ul>`
  );
}

const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
