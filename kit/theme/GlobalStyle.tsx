import { GroundRules } from './GroundRules';

/**
 * A built page has the rules in its HTML (kit/build/pageTemplate.mjs), in an element that is never written again: were
 * the fonts declared among the rules that come with each part, each part would lay out every text anew.
 */
const isInPage = document.getElementById('ground') !== null;

/** The ground of every page. */
export function GlobalStyle() {
  return isInPage ? null : <GroundRules />;
}
