import './fontFiles';
import { GlobalRules } from './GlobalRules';

/**
 * The global styles, in development only. The build puts them into the HTML (kit/build/shellManifest.mjs), in a `<style>`
 * that never changes: a browser lays out all text again whenever a sheet with `@font-face` rules does. Of the fonts the
 * built program has the files alone.
 */
export function GlobalStyle() {
  return process.env.NODE_ENV === 'production' ? null : <GlobalRules />;
}
