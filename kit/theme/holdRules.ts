import { animations } from './animations';

/** What is held for each style sheet, by the first who holds it. */
const heldFor = new WeakMap<CSSStyleSheet, [rule: string, index: number][]>();

/**
 * Holds the rules that styled-components adds, to `sheet` or as an animation. React renders in slices, and after each slice
 * that adds a rule, even to a sheet that is off, the browser would compute styles and draw a frame in which nothing is new
 * (decisions 111 and 113). What somebody else holds is left to them.
 *
 * @returns adds them, and holds no more
 */
export function holdRules(sheet: CSSStyleSheet): () => void {
  const releases = [sheet, animations].map((one) => one && holdRulesOf(one));
  return () => releases.forEach((release) => release && release());
}

function holdRulesOf(sheet: CSSStyleSheet): (() => void) | undefined {
  if (heldFor.has(sheet)) return;
  const { insertRule } = sheet;
  const held: [rule: string, index: number][] = [];
  heldFor.set(sheet, held);
  sheet.insertRule = (rule, index = 0) => {
    held.push([rule, index]);
    return index;
  };
  return () => {
    if (heldFor.get(sheet) !== held) return;
    heldFor.delete(sheet);
    sheet.insertRule = insertRule;
    for (const [rule, index] of held) insert(sheet, rule, index);
  };
}

/** A rule that this browser does not know has a place too: styled-components counts them. */
function insert(sheet: CSSStyleSheet, rule: string, index: number): void {
  try {
    sheet.insertRule(rule, index);
  } catch {
    sheet.insertRule(':not(*){}', index);
  }
}
