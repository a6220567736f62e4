import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { log } from '../log.ts';
import type { Mail, Sender } from './mail.ts';

/**
 * Writes each email to an `.eml` file that only its owner can read, and logs the first link in the text. For
 * development and tests. An installation with a PostgreSQL server must select email files explicitly.
 */
export function mailToFiles(folder: string, from: Sender): Mail {
  let written = 0;
  return {
    check: async () => void (await mkdir(folder, { recursive: true, mode: 0o700 })),
    async forget(texts) {
      const searched = texts.map((text) => ({ text, whole: wholeText(text) }));
      const names = await readdir(folder).catch(() => []);
      for (const name of names.filter((it) => it.endsWith('.eml'))) {
        const file = path.join(folder, name);
        const email = decoded(await readFile(file, 'utf8').catch(() => ''));
        // `includes` is checked first, because the pattern alone would take seconds for thousands of emails.
        const isFound = searched.some(({ text, whole }) => email.includes(text) && whole.test(email));
        if (isFound) await rm(file, { force: true });
      }
    },
    async send(email) {
      const { createTransport } = await import('nodemailer'); // nodemailer is large, so it is loaded on first use.
      const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
      const { message } = await transport.sendMail({ ...email, from });
      const now = new Date().toISOString().replaceAll(':', '.');
      const file = path.join(folder, `${now}-${process.pid}-${++written}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(file, message, { mode: 0o600, flag: 'wx' });
      const [link] = email.text.match(/https?:\/\/\S+/) ?? [];
      log.info('an email was written to a file', { file, link });
    },
  };
}

/**
 * Matches the text, but not inside a longer name or email address: “Ana” matches neither “Anaïs” nor “Ana@table.fr”.
 */
function wholeText(text: string): RegExp {
  const character = String.raw`[\p{L}\p{M}\p{N}_]`;
  const joint = '[.+@%-]?';
  return new RegExp(`(?<!${character}${joint})${RegExp.escape(text)}(?!${joint}${character})`, 'u');
}

/** Decodes the quoted-printable parts of an email, so that its texts can be searched. */
function decoded(source: string): string {
  return source
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/(?:=[\dA-F]{2})+/g, (run) => Buffer.from(run.replaceAll('=', ''), 'hex').toString());
}
