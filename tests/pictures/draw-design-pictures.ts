/** `npm run design-pictures` updates and compresses the outdated pictures of the design page. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { runCommand } from '#tests/command.ts';

const { ok } = await runCommand('playwright test design --update-snapshots=changed', { show: true });
process.exitCode = ok ? 0 : 1;
for (const file of globSync('tests/journeys/design/*.png')) {
  const picture = sharp(readFileSync(file));
  // A palette reduces the file to two fifths. The comparison tolerates the small differences in colour.
  if (!(await picture.metadata()).isPalette) {
    writeFileSync(file, await picture.png({ palette: true, dither: 0, effort: 10 }).toBuffer());
  }
}
