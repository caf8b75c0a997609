const path = require('node:path');

/** The path of a program that is installed for this package. */
const program = (name) => path.join(__dirname, 'node_modules', '.bin', name);

/** oxlint looks for the program of its type-aware rules beside the checked sources only. */
const typeAware = { OXLINT_TSGOLINT_PATH: program('tsgolint') };

module.exports = { program, typeAware };
