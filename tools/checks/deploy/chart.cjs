const { readFileSync, readdirSync } = require('node:fs');
const path = require('node:path');
const { parse, stringify } = require('yaml');

/**
 * The chart's resources by kind, as Helm would render them. Only the template syntax that the chart uses is supported;
 * any other stays in the text and fails the test.
 *
 * @param {string} folder
 * @param {string} release its name
 */
function renderChart(folder, release) {
  const read = (name) => readFileSync(path.join(folder, name), 'utf8');
  const scope = {
    Values: parse(read('values.yaml')),
    Chart: { AppVersion: parse(read('Chart.yaml')).appVersion },
    Release: { Name: release, Service: 'Helm' },
  };
  const files = readdirSync(path.join(folder, 'templates'));
  const partials = Object.fromEntries(
    [...read('templates/_names.tpl').matchAll(/define "([^"]+)" -\}\}\n([^]*?)\n\{\{- end/g)].map(
      ([, name, text]) => [name, text],
    ),
  );

  const render = (text) =>
    text.replace(/(\n *)?\{\{(-?) (.*?) -?\}\}/g, (_, before = '', trims, words) => {
      const { value, isBlock } = evaluate(words);
      return isBlock && trims ? value : `${before}${value}`;
    });

  function evaluate(words) {
    const [call, ...filters] = words.split(' | ');
    let value = evaluateCall(call);
    let isBlock = false;
    for (const filter of filters) {
      const [name, width] = filter.split(' ');
      if (name === 'quote') value = JSON.stringify(String(value));
      else if (name === 'nindent') {
        value = `\n${value.trimEnd().replace(/^/gm, ' '.repeat(Number(width)))}`;
        isBlock = true;
      } else throw new Error(`The chart's test does not know ${filter}`);
    }
    return { value, isBlock };
  }

  function evaluateCall(call) {
    const [name, ...args] = call.match(/"[^"]*"|\S+/g);
    if (name === 'include') return render(partials[JSON.parse(args[0])]);
    if (name === 'toYaml') return stringify(lookUp(args[0]));
    if (name === 'printf')
      return args.slice(1).reduce((text, arg) => text.replace('%s', lookUp(arg)), JSON.parse(args[0]));
    return lookUp(name);
  }

  function lookUp(key) {
    const value = key
      .split('.')
      .filter(Boolean)
      .reduce((within, key) => within?.[key], scope);
    if (value === undefined) throw new Error(`${key} is not in values.yaml`);
    return value;
  }

  const resources = files
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => parse(render(read(path.join('templates', name)))));
  return Object.fromEntries(resources.map((resource) => [resource.kind, resource]));
}

module.exports = { renderChart };
