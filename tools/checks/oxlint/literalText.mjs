/**
 * Refuses literals that a person reads outside a message: every word in JSX, in `html` templates and in attributes for
 * texts, whatever begins with a capital in properties for texts, and elsewhere what reads like a sentence.
 */
export const literalText = {
  create(context) {
    const refuse = (node, text) =>
      context.report({
        node,
        message: `People read this, so it is a message (docs/languages.md): ${text.trim().replace(/\s+/g, ' ')}`,
      });
    const check = (node, text) => {
      const shown = text.replace(mustache, '');
      if (!isUnread(node) && wordsAt(node).test(shown)) refuse(node, shown);
    };

    return {
      JSXText(node) {
        const text = node.value.replace(entity, '');
        if (word.test(text) && !isUnread(node)) refuse(node, text);
      },
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value);
      },
      TemplateLiteral(node) {
        const text = node.quasis.map(({ value }) => value.cooked ?? '').join('…');
        if (node.parent.type !== 'TaggedTemplateExpression') check(node, text);
        else if (node.parent.tag.name === 'html' && word.test(withoutTags(text)))
          refuse(node, withoutTags(text));
      },
    };
  },
};

/** The tags of prerendered pages. */
const mustache = /\{\{[^}]*\}\}\}?/g;
const entity = /&#?\w+;/g;

const word = /\p{L}{2}/u;
const capital = /\p{Lu}\p{L}/u;
const sentence = /^[^\p{L}]*\p{Lu}[\p{L}’']*(?:[,:]? +(?:[\p{L}…]|$)|[.!?…]$)/u;

const forTexts =
  /^(?:title|label|\w+Label|description|heading|text|message|fallback|placeholder|alt|caption|hint|aria-(?:label|description|roledescription|valuetext|placeholder))$/;

/** The pattern that a literal in this position matches if it is a text. */
function wordsAt(node) {
  let value = node;
  while (isPassedOn(value)) value = value.parent;
  const { parent } = value;
  if (parent.type === 'JSXExpressionContainer' && parent.parent.type !== 'JSXAttribute') return word;
  const attribute = parent.type === 'JSXExpressionContainer' ? parent.parent : parent;
  if (attribute.type === 'JSXAttribute') return forTexts.test(nameOf(attribute.name)) ? word : sentence;
  return parent.type === 'Property' && forTexts.test(nameOf(parent.key)) ? capital : sentence;
}

/** Whether it may be the value of the expression around it. */
function isPassedOn(node) {
  const { parent } = node;
  return (
    parent.type === 'LogicalExpression' ||
    (parent.type === 'ConditionalExpression' && parent.test !== node) ||
    (parent.type === 'BinaryExpression' && parent.operator === '+') ||
    /^TS(?:As|Satisfies|NonNull)Expression$/.test(parent.type)
  );
}

const macros = /^(?:t|msg|plural|select|selectOrdinal|defineMessage)$/;
const components = /^(?:Trans|Plural|Select|SelectOrdinal)$/;

/** Whether it is part of a message, a type, a key, a comparison, a module's name or a developer's error. */
function isUnread(node) {
  for (let [inner, outer] = [node, node.parent]; outer; [inner, outer] = [outer, outer.parent]) {
    if (outer.type === 'NewExpression' || outer.callee?.type === 'Super') return true;
    if (outer.type === 'TaggedTemplateExpression') return true;
    if (outer.type === 'CallExpression' && macros.test(nameOf(outer.callee))) return true;
    if (outer.type === 'JSXElement' && components.test(nameOf(outer.openingElement.name))) return true;
    if (/^(?:Import|Export(?:All|Named))Declaration$/.test(outer.type) && outer.source === inner) return true;
    if (outer.type === 'Property' && outer.key === inner && !outer.computed) return true;
    if (outer.type === 'BinaryExpression' && outer.operator !== '+') return true;
    if (outer.type === 'TSLiteralType') return true;
  }
  return false;
}

const nameOf = (node) => (node.type === 'JSXNamespacedName' ? '' : String(node.name ?? node.value ?? ''));

/** The text of an HTML template, with `…` for its values. */
const withoutTags = (html) =>
  html.replace(/<(style|script)\b[\s\S]*?<\/\1>|<[^>]*>/g, ' ').replace(entity, '');
