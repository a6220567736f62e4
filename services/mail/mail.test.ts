import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startMailServer } from '#tests/mail-server.ts';
import { FinalError } from '../final-error.ts';
import { mailToFiles } from './files.server.ts';
import { mailBySmtp } from './smtp.server.ts';

const from = { name: 'Accolade', address: 'hello@accolade.example' };
const email = {
  to: 'lea@table.fr',
  subject: 'Une table réservée',
  text: 'Le lien : https://accolade.example/x?token=abc\n',
  html: '<p>Le lien</p>',
  headers: { 'X-Kind': 'test' },
};

describe('by SMTP', () => {
  it('delivers an email with both bodies and its accents', async () => {
    const server = await startMailServer();
    await mailBySmtp(server.url, from).send(email);
    await server.close();
    const [arrived] = server.emails;
    expect(arrived?.to).toEqual(['lea@table.fr']);
    expect(arrived?.source).toContain('From: Accolade <hello@accolade.example>');
    expect(arrived?.source).toContain('X-Kind: test');
    expect(arrived?.source).toMatch(/multipart\/alternative/);
    expect(arrived?.source).toMatch(/Subject: =\?UTF-8\?/i);
  });

  it('throws a final error only if the server refuses the recipient for good', async () => {
    const refusing = await startMailServer(0, { onRcptTo: () => 550 });
    await expect(mailBySmtp(refusing.url, from).send(email)).rejects.toBeInstanceOf(FinalError);
    await refusing.close();
    const busy = await startMailServer(0, { onRcptTo: () => 450 });
    await expect(mailBySmtp(busy.url, from).send(email)).rejects.not.toBeInstanceOf(FinalError);
    await busy.close();
    for (const refusal of [{ onMailFrom: () => 553 }, { onRcptTo: () => 554, text: '5.7.1 Relay denied' }]) {
      const distrustful = await startMailServer(0, refusal);
      await expect(mailBySmtp(distrustful.url, from).send(email)).rejects.not.toBeInstanceOf(FinalError);
      await distrustful.close();
    }
  });

  it('throws while the server is down and sends once it is back', async () => {
    const stopped = await startMailServer();
    await stopped.close();
    const mail = mailBySmtp(stopped.url, from);
    await expect(mail.send(email)).rejects.toThrow('ECONNREFUSED');
    const restarted = await startMailServer(Number(new URL(stopped.url).port));
    await mail.send(email);
    await restarted.close();
    expect(restarted.emails).toHaveLength(1);
  });
});

describe('to files', () => {
  let folder: string;
  afterEach(() => rm(folder, { recursive: true }));

  it('writes one file per email, readable by its owner only, and logs the link', async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'accolade-mail-'));
    const logged = vi.spyOn(console, 'info').mockImplementation(() => {});
    const mail = mailToFiles(folder, from);
    await Promise.all([mail.send(email), mail.send(email)]);
    const files = await readdir(folder);
    expect(files).toHaveLength(2);
    const file = path.join(folder, files[0] ?? '');
    expect((await stat(file)).mode & 0o077).toBe(0);
    expect(await readFile(file, 'utf8')).toContain('To: lea@table.fr');
    expect(logged.mock.calls.join()).toContain('"link":"https://accolade.example/x?token=abc"');
    logged.mockRestore();
  });

  it('forgets emails that name a person or an address, and none that name a longer one', async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'accolade-mail-'));
    vi.spyOn(console, 'info').mockImplementation(() => {});
    const mail = mailToFiles(folder, from);
    const write = (to: string, text: string) =>
      mail.send({ ...email, to, subject: 'Bonjour', text, html: '' });
    await write('ana@table.fr', 'Bonjour,');
    await write('omar@salle.fr', 'Écrivez à Ana@salle (ana@table.fr).');
    await write('omar@salle.fr', 'Une candidature d’Éva Léon.');
    const kept = ['mariana@table.fr', 'maria.ana@table.fr', 'ana@table.fr.example', 'ana@table.france'];
    for (const to of kept) await write(to, 'Bonjour,');
    for (const text of ['Éva Léonard', 'Renéva Léon', 'Éva Léon-Roux']) await write('omar@salle.fr', text);
    await mail.forget(['ana@table.fr', 'Éva Léon']);
    const left = await Promise.all(
      (await readdir(folder)).map((it) => readFile(path.join(folder, it), 'utf8')),
    );
    expect(left.flatMap((it) => /^To: (.*)$/m.exec(it)?.[1] ?? []).toSorted()).toEqual(
      [...kept, 'omar@salle.fr', 'omar@salle.fr', 'omar@salle.fr'].toSorted(),
    );
    vi.restoreAllMocks();
  });
});
