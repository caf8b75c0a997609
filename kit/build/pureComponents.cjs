/**
 * A loader for a library that makes components at its top level: marks the calls that make them, so that those which
 * nothing imports can be left out. Without it the router's forms, fetchers and scroll restoration are in every page.
 */
module.exports = function pureComponents(source) {
  return source
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1');
};
