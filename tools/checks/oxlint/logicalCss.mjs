/**
 * Refuses CSS with a left and a right, which stay where they are when the page is mirrored, in templates and in style
 * objects. `physical: why` in a comment on the line or the one before it is an exception.
 */
export const logicalCss = {
  create(context) {
    const { sourceCode } = context;
    const refuse = (index, found, instead) => {
      const loc = {
        start: sourceCode.getLocFromIndex(index),
        end: sourceCode.getLocFromIndex(index + found.length),
      };
      const [before, line] = [loc.start.line - 2, loc.start.line - 1].map((at) => sourceCode.lines[at] ?? '');
      if (!isExcused.test(before) && !isExcused.test(line))
        context.report({ loc, message: `Not mirrored (docs/languages.md): ${found.trim()}; ${instead}` });
    };

    return {
      TemplateLiteral(node) {
        const text = withoutNested(node, sourceCode);
        for (const [form, instead, isWrong = () => true] of forms)
          for (const found of text.matchAll(form))
            if (isWrong(found)) refuse(node.range[0] + found.index, found[0], instead);
      },
      Property(node) {
        const name = node.key.name ?? node.key.value;
        const isPhysical = physicalKey.test(name) || (sides.test(name) && isStyle(node));
        const isAside = /^(?:textAlign|float)$/.test(name) && /^(?:left|right)$/.test(node.value.value);
        if (isPhysical || isAside)
          refuse(node.range[0], sourceCode.getText(node.key), 'use a logical property');
      },
    };
  },
};

const isExcused = /\bphysical: \w/;
const value = String.raw`(?:\$\{[^}]*\}|-?[\w-]+\((?:[^()]|\([^()]*\))*\)|[^\s;{}()]+)`;
const shorthand = new RegExp(
  String.raw`(?<![\w-])(?:padding|margin|inset|border-(?:width|style|color)|scroll-(?:margin|padding)):\s*${value}\s+(${value})\s+${value}\s+(${value})\s*;`,
  'g',
);

const forms = [
  [
    /(?<![\w-])(?:(?:scroll-)?(?:margin|padding)|border|inset)-(?:left|right)(?:-\w+)?\s*:/g,
    'use -inline-start or -inline-end',
  ],
  [
    /(?<![\w-])border-(?:top|bottom)-(?:left|right)-radius\s*:/g,
    'use border-start-start-radius and the like',
  ],
  [/(?<![\w-])(?:left|right)\s*:/g, 'use inset-inline-start or inset-inline-end'],
  [/(?<![\w-])(?:text-align|float|clear)\s*:\s*(?:left|right)\b/g, 'use start or end'],
  [
    /\btranslateX?\(\s*-?[\d.]+[a-z%]+/g,
    'multiply it by --toward-end',
    ([text]) => !/\(\s*-?0[a-z%]*$/.test(text),
  ],
  [shorthand, 'use -block and -inline', ([, end, start]) => start !== end],
];

const physicalKey =
  /^(?:margin|padding|scrollMargin|scrollPadding)(?:Left|Right)$|^border(?:Top|Bottom)?(?:Left|Right)(?:Width|Style|Color|Radius)?$/;
const sides = /^(?:left|right)$/;

/** Whether a property is directly in the object of a `style` attribute. */
const isStyle = ({ parent }) =>
  parent.parent.type === 'JSXExpressionContainer' &&
  /^(?:style|\w+Style)$/.test(parent.parent.parent.name?.name);

/** A template's source, in which templates inside it, which have their own turn, are blank. */
function withoutNested(node, sourceCode) {
  return node.expressions.reduce((text, { range: [start, end] }) => {
    const [from, to] = [start - node.range[0], end - node.range[0]];
    const inner = text.slice(from, to);
    return inner.includes('`') ? text.slice(0, from) + inner.replace(/[^\n]/g, ' ') + text.slice(to) : text;
  }, sourceCode.getText(node));
}
