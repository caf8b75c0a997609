import { embeddedWall, embedResizeScript } from 'schema/addresses';

export interface EmbedChoice {
  /** `all` for every category. */
  category: string;
  limit: number;
  theme: string;
  /** Whether a script gives the frame the height of its content. */
  fitsContent: boolean;
}

interface Site {
  siteOrigin: string;
  productName: string;
}

/** The address of the page that other sites frame. */
export function embedAddress({ siteOrigin }: Pick<Site, 'siteOrigin'>, choice: EmbedChoice): string {
  const query = new URLSearchParams({
    ...(choice.category !== 'all' && { category: choice.category }),
    limit: String(choice.limit),
    theme: choice.theme,
    ...(choice.fitsContent && { resize: 'yes' }),
  });
  return `${siteOrigin}${embeddedWall}?${query}`;
}

/** The HTML to copy into a page of another site. */
export function embedSnippet(site: Site, choice: EmbedChoice): string {
  const height = choice.fitsContent ? '20rem' : '40rem';
  const frame = [
    '<iframe',
    `  src="${attribute(embedAddress(site, choice))}"`,
    `  title="${attribute(site.productName)}"`,
    '  loading="lazy"',
    `  style="width: 100%; height: ${height}; border: 0"`,
    '></iframe>',
  ];
  const script = `<script src="${attribute(site.siteOrigin + embedResizeScript)}" async></script>`;
  return [...frame, ...(choice.fitsContent ? [script] : [])].join('\n');
}

function attribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}
