// `node tests/pictures/draw-share-pictures.ts` creates the pictures of shared links in public/share, 1200 × 630
// pixels. Run this program after a change of a title. Check the result and commit the pictures.
import { mkdir, readFile } from 'node:fs/promises';
import { braceOf } from '#app/ui/brace.ts';
import { type Language, languages } from '#domain/language.ts';
import { m } from '#messages';
import { site } from '#site';
import { launchBrowser } from '#tests/browser.ts';

const pages = {
  home: (locale: Language) =>
    accented(m.home_title({ joined: '|' }, { locale }), m.home_joined({}, { locale })),
  pricing: (locale: Language) =>
    accented(m.pricing_title({ membership: '|' }, { locale }), m.pricing_membership({}, { locale })),
};

const accented = (sentence: string, word: string) => sentence.replace('|', `<em>${word}</em>`);

async function inline(file: string, type: string): Promise<string> {
  return `data:${type};base64,${(await readFile(file)).toString('base64')}`;
}

const font = (name: string) =>
  inline(`node_modules/@fontsource/instrument-serif/files/${name}.woff2`, 'font/woff2');

async function html(title: string): Promise<string> {
  const picture = (path: string) => inline(`public${path}`, 'image/svg+xml');
  const people = await Promise.all(site.hero.people.map((person) => picture(person.picture)));
  return `<!doctype html><style>
    @font-face { font-family: S; src: url(${await font('instrument-serif-latin-400-normal')}) }
    @font-face { font-family: S; font-style: italic; src: url(${await font('instrument-serif-latin-400-italic')}) }
    * { box-sizing: border-box; margin: 0 }
    body { width: 1200px; height: 630px; padding: 56px 64px; background: #faf7f2; color: #1c1917; font-family: S; overflow: hidden }
    h1 { font-weight: 400; font-size: 104px; line-height: 0.95; letter-spacing: -0.02em; width: 1080px; text-wrap: balance }
    em { color: #7a1f3d }
    .foot { position: absolute; left: 64px; right: 64px; bottom: 56px; height: 236px; display: flex; align-items: flex-end; gap: 16px }
    .name { flex: 1; font-size: 46px; line-height: 1 }
    img { height: 100%; width: 140px; object-fit: cover; border-radius: 12px }
    img:nth-of-type(4) { width: 210px }
    svg { height: 100%; fill: #7a1f3d }
  </style>
  <h1>${title}</h1>
  <div class="foot"><p class="name">${site.name}</p>
    ${people.map((source) => `<img src="${source}">`).join('')}
    <svg viewBox="0 0 42 300"><path d="${braceOf(300)}"/></svg>
    <img src="${await picture(site.hero.brand.picture)}">
  </div>`;
}

async function draw(name: string, title: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.setContent(await html(title));
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `public/share/${name}.png` });
  await page.close();
}

await mkdir('public/share', { recursive: true });
const browser = await launchBrowser();
for (const [name, title] of Object.entries(pages)) {
  for (const language of languages) await draw(`${name}.${language}`, title(language));
}
await browser.close();
