const subsetFont = require('subset-font');

/** Every character that a font of the site may have. */
const characters = Array.from({ length: 0xffff }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCharCode(code))
  .join('');

/**
 * A loader: a variable font with just the weights that the site's type has. Its options are the font's axes: `wght`, and
 * `opsz` where it has one, each a number or a range from `min` to `max`. All its characters stay.
 */
module.exports = function leanFont(font) {
  return subsetFont(font, characters, { targetFormat: 'woff2', variationAxes: this.getOptions() });
};
module.exports.raw = true;
