import { escaped } from '#app/rendering/escaped.ts';
import type { Addressee } from '#domain/accounts/find-addressee.server.ts';
import type { OwnFile } from '#domain/exports/find-own-files.server.ts';
import type { PersonalRows } from '#domain/exports/select-personal-rows.server.ts';
import { m } from '#messages';
import { formatBytes, formatDate } from '#messages/format.ts';
import { storedDataLabels, storedDataPurposes } from '#messages/labels/stored-data.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { site } from '#site';
import { csvPath, filePath } from './write-archive.ts';

const style = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1.25rem}
h1,h2{font-family:Georgia,serif;font-weight:400}h2{margin:2.5rem 0 .25rem;font-size:1.25rem}p{margin:.25rem 0}
ul{padding-left:1.25rem}a{color:inherit;overflow-wrap:anywhere}small{opacity:.75}`;

interface Content {
  person: Addressee;
  madeAt: Date;
  tables: readonly PersonalRows[];
  files: readonly OwnFile[];
}

/** Renders the first page of an archive in the current language. The page needs no other file and no connection. */
export function renderIndex({ person, madeAt, tables, files }: Content): string {
  const language = currentLanguage();
  const title = m.export_archive_title({ name: person.name });
  const item = (path: string, label: string, detail: string) =>
    `<li><a href="${escaped(path.split('/').map(encodeURIComponent).join('/'))}">${escaped(label)}</a> <small>${escaped(detail)}</small></li>`;
  const groups = Map.groupBy(tables, ({ key }) => key);
  const sections = [...groups].map(
    ([key, of]) => `<h2>${escaped(storedDataLabels[key]())}</h2>
<p>${escaped(storedDataPurposes[key]())}</p>
<ul>${of.map(({ table, rows }) => item(csvPath(table), `${table}.csv`, m.export_archive_rows({ count: rows.length }))).join('')}</ul>`,
  );
  const uploads = `<h2>${escaped(m.export_archive_files())}</h2>
<ul>${files.map((file) => item(filePath(file), file.name, formatBytes(file.bytes, language))).join('')}</ul>`;
  return `<!doctype html>
<html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><style>${style}</style>
<h1>${escaped(title)}</h1>
<p>${escaped(m.export_archive_lead({ site: site.name, email: person.email, date: formatDate(madeAt, language) }))}</p>
<p>${escaped(m.export_archive_formats())} <a href="data.json">data.json</a></p>
<p>${escaped(m.export_archive_withheld())}</p>
${sections.join('\n')}
${files.length > 0 ? uploads : ''}
</html>
`;
}
