// The page of results. Other pages send their words here, so that only this one needs a script.
const field = document.querySelector('input[name=q]');
const found = document.getElementById('found');
const list = document.getElementById('results');

const site = new URL('..', import.meta.url);
const pagefind = await import(new URL('pagefind/pagefind.js', site).href);
await pagefind.options({
  baseUrl: site.pathname,
  excerptLength: 24,
  ranking: { pageLength: 0.1, termFrequency: 0.6 },
});

field.value = new URL(location.href).searchParams.get('q') ?? '';
field.addEventListener('input', () => {
  void search(250);
});
field.form.addEventListener('submit', (event) => {
  event.preventDefault();
  void search(0);
});
if (field.value === '') field.focus();
await search(0);

/** Shows what is found for the words in the field, unless others were typed within this time (ms). */
async function search(pause) {
  const words = field.value.trim();
  history.replaceState(null, '', words === '' ? location.pathname : `?q=${encodeURIComponent(words)}`);
  if (words === '') {
    found.textContent = '';
    list.replaceChildren();
    return;
  }
  const answer = await pagefind.debouncedSearch(words, {}, pause);
  if (answer === null) return;
  const pages = await Promise.all(answer.results.slice(0, 20).map((result) => result.data()));
  if (words !== field.value.trim()) return;
  const count = answer.results.length;
  found.textContent =
    count === 0 ? `No document has “${words}”.` : count === 1 ? 'One document' : `${count} documents`;
  list.replaceChildren(...pages.map(itemOf));
}

function itemOf({ url, meta, sub_results: parts }) {
  const item = document.createElement('li');
  const link = Object.assign(document.createElement('a'), { href: url, textContent: meta.title });
  const heading = document.createElement('h2');
  heading.append(link);
  item.append(
    heading,
    ...parts
      .toSorted((one, other) => weightOf(other) - weightOf(one))
      .slice(0, 3)
      .map((part) => partOf(part, meta.title)),
  );
  return item;
}

function weightOf({ weighted_locations: places }) {
  return places.reduce((total, { balanced_score: score }) => total + score, 0);
}

function partOf({ url, title, excerpt }, ofPage) {
  const line = document.createElement('p');
  if (title !== ofPage)
    line.append(Object.assign(document.createElement('a'), { href: url, textContent: title }), ' ');
  // Pagefind escapes the text of its excerpts; the only element in them is <mark>.
  line.append(Object.assign(document.createElement('span'), { innerHTML: excerpt }));
  return line;
}
