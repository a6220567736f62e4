/** `npm run design-pictures`: draws anew those pictures of the design page that no longer hold, and makes them small. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { runCommand } from '#tests/command.ts';

const { ok } = await runCommand('playwright test design --update-snapshots=changed', { show: true });
process.exitCode = ok ? 0 : 1;
for (const file of globSync('tests/journeys/design/*.png')) {
  const picture = sharp(readFileSync(file));
  // A palette takes two fifths of the room, and differs by less than the comparison sees.
  if (!(await picture.metadata()).isPalette) {
    writeFileSync(file, await picture.png({ palette: true, dither: 0, effort: 10 }).toBuffer());
  }
}
