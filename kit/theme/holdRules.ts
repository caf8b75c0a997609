import { animations } from './animations';

/**
 * Holds the rules that styled-components adds, to `sheet` or as an animation. React renders in slices, and after each slice
 * that adds a rule, even to a sheet that is off, the browser would compute styles and draw a frame in which nothing is new
 * (decisions 111 and 113).
 *
 * @returns adds them, and holds no more
 */
export function holdRules(sheet: CSSStyleSheet): () => void {
  const held = [sheet, animations].map((one) => one && holdRulesOf(one));
  return () => held.forEach((add) => add && add());
}

function holdRulesOf(sheet: CSSStyleSheet): () => void {
  const { insertRule } = sheet;
  const held: [rule: string, index: number][] = [];
  sheet.insertRule = (rule, index = 0) => {
    held.push([rule, index]);
    return index;
  };
  return () => {
    sheet.insertRule = insertRule;
    for (const [rule, index] of held.splice(0)) insert(sheet, rule, index);
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
