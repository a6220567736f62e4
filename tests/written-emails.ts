import { existsSync, readFileSync } from 'node:fs';
import type { RunningServer } from '#tests/server.ts';

interface WrittenEmail {
  file: string;
  link: string;
  subject: string;
}

/**
 * Returns the server's emails to this person, oldest first. Reads the recipients in the files, because log lines
 * contain no addresses.
 */
export function emailsTo(server: RunningServer, email: string): WrittenEmail[] {
  return server
    .output()
    .split('\n')
    .slice(0, -1) // The last line may be incomplete.
    .filter((it) => it.includes('"an email was written to a file"'))
    .map((it) => JSON.parse(it) as { file: string; link?: string })
    .filter(({ file }) => existsSync(file))
    .map(({ file, link = '' }) => ({ file, link, headers: headersOf(file) }))
    .filter(({ headers }) => headers.includes(`\nTo: ${email}\n`))
    .map(({ file, link, headers }) => ({ file, link, subject: /\nSubject: (.*)/.exec(headers)?.[1] ?? '' }));
}

const headersOf = (file: string): string => {
  const text = readFileSync(file, 'utf8');
  return `\n${text.slice(0, text.indexOf('\n\n') + 1)}`;
};
