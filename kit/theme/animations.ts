/**
 * The rules of animations, in browsers where a condition can be inside of each rule. Those without
 * `CSSNestedDeclarations` do not apply it to a pseudo-element.
 */
export const animations = 'CSSNestedDeclarations' in globalThis && new CSSStyleSheet();
if (animations) document.adoptedStyleSheets.push(animations);
