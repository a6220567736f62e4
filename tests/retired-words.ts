import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

export interface RetiredWord {
  pattern: RegExp;
  use: string;
  /** Files that may contain the word, because it has another meaning there. */
  allowedIn?: RegExp;
  /** Lines that may contain the word as a stored or published value, or as a name of a language or library. */
  allowedOn?: RegExp;
  example: string;
}

/** Returns a pattern that matches the word alone and as a part of a camelCase, kebab-case or snake_case identifier. */
function word(name: string): RegExp {
  const capital = name[0]?.toUpperCase() + name.slice(1);
  return new RegExp(`(?<![A-Za-z])${name}(?![a-z])|(?<![A-Z])${capital}(?![a-z])`);
}

const phrase = (text: string) => new RegExp(`\\b${text}\\b`, 'i');

export const retiredWords: RetiredWord[] = [
  {
    pattern: word('notices?'),
    use: 'notification, alert, toast, banner or webhook event',
    allowedIn: /legal-notice|stored-data|privacy\/(?:data|rows)-of-|erase-rows|^messages\/labels|cookie/,
    allowedOn:
      /legal.?notice|noticeId|mail\.notice|\/notices|['"`]notice[s-]?|\bnotice: N|notice_setting|insert into notice|from notice|notice_not_signed|\bnotices: |{notice}|\bnotices\?*:|cookie|--notice|0017-notices/i,
    example: 'const notices = findNotices();',
  },
  {
    pattern: word('letters?'),
    use: 'email',
    allowedOn: /letterId|letter-spacing|capital|lower.?case|alphabet|accent|digits?/,
    example: 'const letter = write();',
  },
  {
    pattern: word('billers?'),
    use: 'billing provider, test billing',
    allowedOn: /test_biller|'biller'|biller:/,
    example: 'The biller says no.',
  },
  { pattern: word('tills?'), use: 'test billing', allowedOn: /no_till/, example: 'export interface Till {' },
  { pattern: word('errands?'), use: 'checkout redirect', example: 'const errand = 1;' },
  {
    pattern: word('films?'),
    use: 'video',
    allowedOn: /['"`]film['"`]|\/film\b/,
    example: '/** A film of the campaign. */',
  },
  {
    pattern: word('veil(?:s|ed)?'),
    use: 'redacted, placeholder image',
    allowedOn: /\bveils\b.*\)\\\/|\/veils/,
    example: 'const veiledName = 1;',
  },
  { pattern: word('askers?'), use: 'viewer', example: 'function readAsker() {' },
  { pattern: word('recruits?'), use: 'unenrolled staff', example: 'aRecruit()' },
  { pattern: /\bMOST_[A-Z]/, use: 'MAX_…', example: 'const MOST_FILES = 3;' },
  {
    pattern: word('outbox'),
    use: 'unsent messages',
    allowedIn: /conversation\/unsent\.ts$/,
    allowedOn: /`outbox`|\boutbox = \[\]|{ outbox/,
    example: 'useOutbox()',
  },
  { pattern: word('told'), use: 'errorBody, recipient, sent', example: 'const told = toldOf(error);' },
  {
    pattern: word('wanted'),
    use: 'returnTo, requested',
    allowedOn: /['"]wanted['"]|`wanted`|wanted_(?:on|at)/,
    example: 'wantedIn(request)',
  },
  {
    pattern: word('standing'),
    use: 'status, subscription, influencer index',
    allowedOn: /long-standing/,
    example: 'export type Standing = 1;',
  },
  {
    pattern: /\bCatalogue\b|(?<!error[- ]|scene )\bcatalogue\b/,
    use: 'influencer index, price list',
    allowedIn: /error-catalogue/,
    example: 'openCatalogue; new Catalogue()',
  },
  {
    pattern: phrase('whoever'),
    use: 'a user, the person who, anyone who',
    example: '/** For whoever comes. */',
  },
  {
    pattern: phrase('somebody'),
    use: 'a person, a user, someone by role',
    allowedOn: /Somebody applies/,
    example: '// somebody else',
  },
  {
    pattern: phrase('nobody'),
    use: 'no user, no one by role, never',
    allowedOn: /user postgres or nobody/,
    example: '// nobody else',
  },
  { pattern: phrase('lets? (it|them|him|her) go'), use: 'release, remove', example: '// lets it go' },
  {
    pattern: phrase('mend(s|ed|ing)?'),
    use: 'fix, reconcile',
    allowedOn: /files\.mend/,
    example: '// mends the store',
  },
  {
    pattern: /\b(?:is|are|was|were|been|be) heard\b|\bheard of\b/i,
    use: 'received',
    example: '// what was heard of',
  },
  { pattern: phrase('of ours'), use: 'our, the application’s', example: '// a page of ours' },
  {
    pattern:
      /^\s*(?:\/\/|\/?\*\*?) (?:Of (?:a|an|the|one|what|each|those|all)|What|Whose|Whoever|Who|Whom|To whom|By whom|Where) (?![^?]*\?)/,
    use: 'a sentence with its subject first',
    example: '/** What is none is 415. */',
  },
  { pattern: phrase('post office'), use: 'mailbox, mail server', example: '// the post office' },
  { pattern: /\b(?:live|one) rooms?\b|LiveRoom/i, use: 'stream group', example: 'new LiveRoom()' },
];

export interface Hit {
  place: string;
  found: string;
  use: string;
}

const scanned = /\.(?:tsx?|cjs|md|sql)$|^\.env\.example$|^\.ci\/run$/;
/**
 * Files that are not scanned: migrations and old releases (these files never change), texts of the demo world,
 * STYLE.md, and this list.
 */
const left = /^(?:db\/migrations\/|demo\/.*\.md$|tests\/retired-words|tests\/releases\/|STYLE\.md$)/;

/**
 * Reports the retired words in tracked files. Scans names, comments, test titles and documents, but no other
 * strings.
 */
export function findRetiredWords(files = trackedFiles()): Hit[] {
  return files
    .filter((file) => scanned.test(file) && !left.test(file) && existsSync(file))
    .flatMap((file) => hitsIn(file, readFileSync(file, 'utf8')));
}

export function hitsIn(file: string, text: string): Hit[] {
  const isCode = /\.(?:tsx?|cjs)$/.test(file);
  return text.split('\n').flatMap((line, index) => {
    const read = isCode ? withoutStrings(line) : line;
    return retiredWords
      .filter(({ pattern, allowedIn, allowedOn }) => {
        return pattern.test(read) && !allowedIn?.test(file) && !allowedOn?.test(line);
      })
      .map(({ pattern, use }) => ({
        place: `${file}:${index + 1}`,
        found: pattern.exec(read)?.[0].trim() ?? '',
        use,
      }));
  });
}

function withoutStrings(line: string): string {
  if (/^\s*(?:\/\/|\/?\*|import\b|export .* from|\w+\.?\w*\(['"`].*(?:=> \{|async \()|\} from)/.test(line))
    return line;
  const [code = '', comment = ''] = line.split(/(?<!:)\/\/ (.*)/s);
  return `${code.replaceAll(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g, "''")} ${comment}`;
}

function trackedFiles(): string[] {
  return execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n');
}

if (import.meta.main) {
  const hits = findRetiredWords(process.argv.length > 2 ? process.argv.slice(2) : undefined);
  for (const { place, found, use } of hits) console.log(`${place}: "${found}": write ${use}`);
  console.log(`${hits.length} retired words`);
}
