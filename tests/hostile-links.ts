/** Characters inside an address that browsers remove, hide or replace. */
const hidden = [
  '\u0001',
  '\u0008',
  '\t',
  '\n',
  '\r',
  '\u001b',
  ' ',
  '\u007f',
  '\u0085',
  '\u00a0',
  '\u00ad',
  '\u061c',
  '\u180e',
  '\u200b',
  '\u200c',
  '\u200d',
  '\u200e',
  '\u200f',
  '\u2028',
  '\u2029',
  '\u202a',
  '\u202d',
  '\u202e',
  '\u2060',
  '\u2066',
  '\u2069',
  '\u3000',
  '\ufeff',
  '\ufff9',
  '\u{e0061}',
  '\\',
];

interface Site {
  host: string;
  path: string;
  /** Hosts whose names look like the name of `host`. */
  lookalikes: string[];
}

export const sites: Record<'instagram' | 'tiktok' | 'youtube', Site> = {
  instagram: {
    host: 'www.instagram.com',
    path: '/p/Cxyz123/',
    lookalikes: [
      'www.inst\u0430gram.com',
      'www.\u0456nstagram.com',
      'www.\u0131nstagram.com',
      'www.xn--instgram-8fg.com',
    ],
  },
  tiktok: {
    host: 'www.tiktok.com',
    path: '/@lea.table/video/7301234567890123456',
    lookalikes: [
      'www.t\u0456ktok.com',
      'www.tikt\u043ek.com',
      'www.tikt\u03bfk.com',
      'www.xn--tktok-i4a.com',
    ],
  },
  youtube: {
    host: 'www.youtube.com',
    path: '/watch?v=dQw4w9WgXcQ',
    lookalikes: [
      'www.y\u043eutube.com',
      'www.youtub\u0435.com',
      'www.\u04afoutube.com',
      'www.xn--yutube-wqf.com',
    ],
  },
};

function hostileHosts({ host, lookalikes }: Site): string[] {
  const bare = host.replace('www.', '');
  return [
    ...lookalikes,
    `${host}.`,
    `${host}..`,
    `.${host}`,
    `www.${host}`,
    `x${bare}`,
    `www${bare}`,
    `evil-${bare}`,
    `${bare}.evil.example`,
    `${bare}-evil.example`,
    `${bare}m`,
    bare.replace('.com', '.co'),
    bare.replace('.com', ''),
    `user@${host}`,
    `user:password@${host}`,
    `${host}@evil.example`,
    `${host}:8443`,
    `${host}:80`,
    `${host}:443@evil.example`,
    `${host}%2eevil.example`,
    `${host}%00.evil.example`,
    `${host}%0d%0a`,
    `${host}\\.evil.example`,
    `evil.example\\@${host}`,
    `evil.example#@${host}`,
    `evil.example?@${host}`,
    `evil.example/@${host}`,
    `[::1]`,
    '127.0.0.1',
    '0x7f000001',
    '2130706433',
    '127.1',
    '169.254.169.254',
    'localhost',
    `${host}.localhost`,
    `login.${bare}`,
  ];
}

const schemes = [
  'javascript:',
  'JaVaScRiPt:',
  'data:text/html,',
  'vbscript:',
  'file://',
  'ftp://',
  'http://',
  'blob:https://',
  'view-source:https://',
  'ws://',
  'chrome://',
  'about:',
  'mailto:',
  'tel:',
  'intent://',
  'feed:https://',
];

const hostilePaths: Record<keyof typeof sites, string[]> = {
  instagram: [
    '',
    '/',
    '/p',
    '/p/',
    '/p//',
    '/p//Cxyz123/',
    '//p/Cxyz123',
    '/p/Cxyz123/extra',
    '/p/Cxyz123//',
    '/p%2FCxyz123/',
    '/%70/Cxyz123/',
    '/p/Cxyz%2F123',
    '/p/Cxyz%00123',
    '/p/%43xyz123',
    '/p/<script>',
    '/p/"onload="',
    "/p/'or'1",
    '/p/Cxyz123;x',
    '/P/Cxyz123/',
    `/p/${'x'.repeat(40)}`,
    '/p/\u0421xyz123/',
    '/p/Cxyz123/../..',
    '/explore/tags/table/',
    '/lea.table/',
    '/stories/lea.table/',
    '/stories/lea.table/31a4/',
    '/stories/highlights/17900000000000000/',
    '/accounts/login/?next=/p/Cxyz123/',
    '/?p=Cxyz123',
    '/#/p/Cxyz123/',
    '/l/?u=https://www.instagram.com/p/Cxyz123/',
    '/share/p/Cxyz123/',
  ],
  tiktok: [
    '',
    '/',
    '/@lea.table',
    '/@lea.table/video/',
    '/@lea.table/video/abc',
    '/@lea.table/video/12',
    '/@/video/7301234567890123456',
    '/lea.table/video/7301234567890123456',
    '/@lea.table/live',
    '/t/ZTabc123/',
    '/@lea%2Ftable/video/7301234567890123456',
    '/@lea.table/video/7301234567890123456/x',
    `/@lea.table/video/${'7'.repeat(40)}`,
    '/@lea.table/video/\u0667301234567890',
    '/v/7301234567890123456.html',
    '/@lea<b>/video/7301234567890123456',
    '/embed/7301234567890123456',
  ],
  youtube: [
    '',
    '/',
    '/watch',
    '/watch?v=',
    '/watch?v=short',
    '/watch?v=dQw4w9WgXcQx',
    '/watch?v=dQw4w9WgXc%00',
    '/watch?v=dQw4w9WgXcQ&v=aaaaaaaaaaa',
    '/watch?V=dQw4w9WgXcQ',
    '/watch#v=dQw4w9WgXcQ',
    '/watch?v[]=dQw4w9WgXcQ',
    '/watch?v=<script>1',
    '/shorts/',
    '/shorts/dQw4w9WgXcQx',
    '/@lea',
    '/channel/UCabc',
    '/playlist?list=PLabc',
    '/redirect?q=https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    '/results?search_query=dQw4w9WgXcQ',
    '/Watch?v=dQw4w9WgXcQ',
  ],
};

/** Links that are not the address of a post on the platform. */
export function hostileLinks(platform: keyof typeof sites): string[] {
  const site = sites[platform];
  const { host, path } = site;
  return [
    ...hostileHosts(site).map((it) => `https://${it}${path}`),
    ...schemes.map((it) => `${it}${host}${path}`),
    ...hostilePaths[platform].map((it) => `https://${host}${it}`),
    ...hidden.flatMap((it) => [
      `https://${host.slice(0, 6)}${it}${host.slice(6)}${path}`,
      `https://${host}${path.slice(0, 5)}${it}${path.slice(5)}`,
    ]),
  ];
}

/**
 * Addresses that must be refused as links to public web pages, for example private hosts, other schemes and unusual
 * spellings.
 */
export const hostilePages = [
  'https://localhost/x',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://10.0.0.1/',
  'https://0x7f.1/',
  'https://169.254.169.254/latest/meta-data/',
  'https://metadata.google.internal/',
  'https://router.lan/',
  'https://printer.local/',
  'https://a.home.arpa/',
  'https://abcdefgh.onion/',
  'https://example/',
  'https://example.fr:8443/',
  'https://u:p@example.fr/',
  'https://example.fr./',
  'https://exa mple.fr/',
  'https://example.fr/\u202egnp',
  'http://example.fr/',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://',
  'https:///',
  '//',
  '?',
  '#',
  'x',
  `https://example.fr/${'\u00e9'.repeat(400)}`,
];

/** Malformed or unusual links to Instagram posts, which browsers would repair. Each link has a different post id. */
export const repairableLinks = [
  '  https://www.instagram.com/p/CABCDE1/\u00a0',
  'https:/www.instagram.com/p/CABCDE2',
  'https:www.instagram.com/p/CABCDE3',
  '//www.instagram.com/p/CABCDE4',
  'https://www.instagram.com:443/p/CABCDE5',
  'https://WWW.\uff29NSTAGRAM.COM/p/CABCDE6',
  'https://www\u3002instagram\u3002com/p/CABCDE7',
  'https://www.instagram.com/x/../p/CABCDE8/',
  'https://www.instagram.com/p/CABCDE9?<script>#<script>',
  'https://www.instagr\0am.com/p/CABCDE10',
  'https://:@www.instagram.com/p/CABCDE11',
];

/** Links to public pages with characters that need escaping in HTML or encoding in an address. */
export const markupLinks = [
  'https://example.fr/<script>alert(1)</script>',
  'https://example.fr/"onload="x',
  'https://ex\u00e4mple.fr/\u00e9',
  'https://example.fr/?q=<b>"',
  'https://example.fr/%3Cb%3E',
  'https://example.fr/{`x|^}',
];
