import './fontFiles';
import { GroundRules } from './GroundRules';

/**
 * The ground of every page. A built page has it in its HTML (kit/build/pageTemplate.mjs), in an element that is never
 * written again: were the fonts declared among the rules that come with each part, each part would lay out every text
 * anew. So the program of a built page has the files of the fonts and not a rule.
 */
export function GlobalStyle() {
  return process.env.NODE_ENV === 'production' ? null : <GroundRules />;
}
