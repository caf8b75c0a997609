import { literalText } from './literalText.mjs';
import { logicalCss } from './logicalCss.mjs';

/** The site's own rules for oxlint (docs/languages.md): texts are messages, and CSS has no left and right. */
export default {
  meta: { name: 'site' },
  rules: { 'literal-text': literalText, 'logical-css': logicalCss },
};
