import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { CampaignView } from '#domain/campaigns/campaign-view.ts';
import { languages } from '#domain/language.ts';
import { type NewestMetric, newestMetrics } from '#domain/post-metrics/post-metric.ts';
import type { ContentLine } from '#domain/reports/content-line.ts';
import type { Analytics } from '#domain/reports/days.ts';
import type { ReportLine } from '#domain/reports/report.ts';
import { inLanguage } from '#server/http/current-request.ts';
import { pdfText } from '#tests/pdf-text.ts';
import { someCampaign } from '#tests/people.ts';
import { basicColumns, detailedColumns } from './columns.ts';
import { contentCharts } from './content-charts.ts';
import { detailedContentColumns } from './content-columns.ts';
import { csvOf } from './csv.server.ts';
import { MetricCell } from './metric-cell.tsx';
import { pdfOf } from './pdf.server.ts';
import type { Content } from './pdf-content.server.ts';

const now = new Date('2026-06-20T10:00:00Z');

function aLine(overrides: Partial<ReportLine> = {}): ReportLine {
  return {
    influencerId: 'influencer-1',
    fullName: 'Léa Dubois',
    handle: 'lea.table',
    status: 'accepted',
    decision: 'accepted',
    // June 16, 0:30 in Paris.
    appliedAt: new Date('2026-06-15T22:30:00Z'),
    decidedAt: new Date('2026-06-17T10:00:00Z'),
    answerHours: 35.5,
    followers: 86_400,
    following: 612,
    posts: 1_248,
    engagementRate: 4.2,
    figuresSource: 'declared',
    figuresReadAt: null,
    thematics: ['food', 'travel'],
    location: 'Lyon, "Croix-Rousse"',
    collaborations: 2,
    ...overrides,
  };
}

const aContentLine = (overrides: Partial<ContentLine> = {}): ContentLine => ({
  id: 'deliverable-1',
  influencerName: 'Léa Dubois',
  kind: 'reel',
  number: 2,
  platform: 'instagram',
  status: 'live',
  isObjected: false,
  url: 'https://www.instagram.com/p/abcde/',
  publishBy: '2026-06-20',
  publishedOn: '2026-06-17',
  isOnTime: true,
  latePart: null,
  metrics: newestMetrics([]),
  feeCents: 35_000,
  benefitShareCents: 8_001,
  ...overrides,
});

async function* contentPagesOf(lines: ContentLine[]): AsyncGenerator<ContentLine[]> {
  yield lines;
}

const unanswered = { status: 'ended', decision: null, decidedAt: null, answerHours: null } as const;

async function* pagesOf(...pages: ReportLine[][]): AsyncGenerator<ReportLine[]> {
  for (const page of pages) yield page;
}

describe('the CSV report', () => {
  it('has the labels, delimiters and numbers of the language, in a form that Excel reads', async () => {
    const waiting = aLine({ fullName: 'Côme', ...unanswered });
    const read = { figuresSource: 'verified', figuresReadAt: new Date('2026-06-01T08:00:00Z') } as const;
    const written = async (language: 'en' | 'fr', columns: typeof basicColumns) => {
      const csv = inLanguage(language, () => csvOf(columns, pagesOf([aLine(read)], [waiting]), language));
      return Buffer.from(await new Response(csv).arrayBuffer()).toString();
    };
    expect(await written('en', basicColumns)).toBe(
      '\ufeffInfluencer,Instagram,Status,Applied on,Answered on,Followers,Engagement rate (%),Figures\r\n' +
        'Léa Dubois,lea.table,Validated,2026-06-16,2026-06-17,86400,4.2,Verified on Instagram\r\n' +
        'Côme,lea.table,No answer,2026-06-16,,86400,4.2,Declared\r\n',
    );
    const [head, first, second] = (await written('fr', detailedColumns)).split('\r\n');
    expect(head).toContain('\ufeffInfluenceur;Instagram;Statut;Candidature du;Réponse du;Abonnés;');
    expect(first).toBe(
      'Léa Dubois;lea.table;Validée;2026-06-16;2026-06-17;86400;4,2;Vérifiés sur Instagram;2026-06-01;35,5;612;1248;' +
        'Cuisine, Voyage;"Lyon, ""Croix-Rousse""";2',
    );
    expect(second).toContain('Côme;lea.table;Sans réponse;2026-06-16;;86400;4,2;Déclarés;;;');
  });

  it('has empty cells for figures that are not stated', async () => {
    const none = { followers: null, following: null, posts: null, engagementRate: null };
    const csv = csvOf(detailedColumns, pagesOf([aLine({ ...none, collaborations: 0 })]), 'en');
    expect((await new Response(csv).text()).split('\r\n')[1]).toBe(
      'Léa Dubois,lea.table,Validated,2026-06-16,2026-06-17,,,Not stated,,35.5,,,' +
        '"Food, Travel","Lyon, ""Croix-Rousse""",0',
    );
  });

  it('escapes formulas', async () => {
    const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '＝1+1'];
    const lines = formulas.map((fullName) => aLine({ fullName, location: fullName }));
    const csv = await new Response(csvOf(detailedColumns, pagesOf(lines), 'en')).text();
    const cells = csv.split('\r\n').slice(1, -1);
    expect(cells.map((cell) => cell.slice(0, 3))).toEqual(["'=1", "'+1", "'-1", "'@S", "'\t=", "'＝1"]);
    for (const cell of csv.split(/[,\r\n"]+/)) expect(cell).not.toMatch(/^[=+@\t＝-]/);
  });

  it('escapes formulas after a line break, and keeps the text in its cell', async () => {
    for (const end of ['\n', '\r', '\r\n']) {
      const lines = [aLine({ fullName: `Bert${end}=1+1` })];
      const csv = await new Response(csvOf(detailedColumns, pagesOf(lines), 'en')).text();
      expect(csv).toContain(`"Bert${end}'=1+1",`);
    }
  });

  it('escapes formulas after the delimiter of another language', async () => {
    for (const [language, fullName] of [
      ['en', 'a;=1+1;b'],
      ['fr', 'a, =1+1,@b,"+c"'],
    ] as const) {
      const lines = [aLine({ fullName, location: fullName })];
      const csv = await new Response(csvOf(detailedColumns, pagesOf(lines), language)).text();
      expect(csv).toContain('1+1');
      for (const cell of csv.split(/[,;\r\n]/)) expect(cell.replace(/^[" ]+/, '')).not.toMatch(/^[=+@]/);
    }
  });
});

describe('the CSV report of content', () => {
  const csvIn = async (language: 'en' | 'fr', lines: ContentLine[]) => {
    const csv = inLanguage(language, () => csvOf(detailedContentColumns, contentPagesOf(lines), language));
    return (await new Response(csv).text()).split('\r\n');
  };

  it('has columns for each source, and empty cells for what is missing', async () => {
    const rows = [
      { metric: 'likes', value: 0, checkId: null },
      { metric: 'likes', value: 7, checkId: 'check-1' },
    ] as const;
    const metrics = newestMetrics(
      rows.map((it) => ({ ...it, deliverableId: '', file: null, asOf: '2026-06-18', enteredAt: now })),
    );
    const [head = '', first] = await csvIn('fr', [aContentLine({ metrics, isOnTime: null })]);
    expect(head).toContain(
      ';J’aime (chiffre déclaré);J’aime (chiffre déclaré), au;J’aime (relevé sur Instagram);J’aime (relevé sur Instagram), au;',
    );
    const empty = (count: number) => ';'.repeat(count);
    expect(first).toBe(
      `Léa Dubois;Reel 2;Instagram;En ligne;https://www.instagram.com/p/abcde/;2026-06-17;;${empty(8)}0;2026-06-18;7;2026-06-18;` +
        `${empty(20)}2026-06-20;350;80,01;;;`,
    );
  });

  it('escapes formulas in the name and the link', async () => {
    for (const hostile of ['=1+1', '@SUM(A1)', 'a\r=1+1', 'b;=1+1', '+33', '-1,=2']) {
      const lines = [aContentLine({ influencerName: hostile, url: hostile })];
      for (const language of languages) {
        const [, ...cells] = (await csvIn(language, lines)).join('\n').split(/[,;\r\n]/);
        for (const cell of cells) expect(cell.replace(/^[" ]+/, '')).not.toMatch(/^[=+@-]/);
      }
    }
  });
});

describe('the page of content', () => {
  it('names the source of each figure, and never shows a declared one as read', () => {
    const figure = { value: 4_321, asOf: '2026-06-18', enteredAt: now };
    const declared = { ...figure, source: 'declared', file: null } as const;
    const read = { ...figure, value: 99, source: 'read', checkId: 'check-1' } as const;
    const textOf = (metric: NewestMetric) =>
      renderToStaticMarkup(createElement(MetricCell, { metric })).replaceAll(/<[^>]*>/g, '');
    expect(textOf({ declared: null, read: null })).toBe('—');
    expect(textOf({ declared, read: null })).toBe('4,321 Declared · Jun 18, 2026');
    expect(textOf({ declared, read })).toBe(
      '4,321 Declared · Jun 18, 202699 Read on Instagram · Jun 18, 2026',
    );
  });

  it('has charts of one source each', () => {
    const row = { metric: 'views', value: 7, deliverableId: '', file: null, asOf: '2026-06-18' } as const;
    const likes = (checkId: string | null) => newestMetrics([{ ...row, checkId, enteredAt: now }]);
    const charts = contentCharts([
      aContentLine({ metrics: likes(null) }),
      aContentLine({ metrics: likes('c') }),
    ]);
    const bars = charts.map(({ name, points }) => [name, ...points.map((it) => [it.value, it.text])]);
    const [known, missing] = [
      [7, '7'],
      [null, '—'],
    ];
    expect(bars).toEqual([
      ['Views (declared)', known, missing],
      ['Views (read on Instagram)', missing, known],
    ]);
  });
});

describe('the PDF report', () => {
  const days = Array.from({ length: 20 }, (_, index) => ({
    day: `2026-06-${String(index + 1).padStart(2, '0')}`,
    views: index * 3,
    applications: index % 4,
    validated: index % 2,
    declined: 0,
    answerHours: index % 3 ? index : null,
  }));
  const total = { views: 570, applications: 40, validated: 10, declined: 0, answerHours: 9.5 };
  const analytics: Analytics = { days, daysEach: 1, total };
  const campaign = {
    ...someCampaign,
    title: 'Autumn table – œufs 🍳',
    companyName: 'Société générale des œuvres et des métiers d’art du Pays basque intérieur et extérieur',
    town: 'Lyon',
  } as unknown as CampaignView;
  const lines = [
    aLine({ fullName: 'Łukasz Żółć', figuresSource: 'verified' }),
    aLine({ fullName: 'Ana 🌸 Peña', ...unanswered }),
    aLine({ fullName: '李 小龍', handle: 'written-otherwise' }),
    ...Array.from({ length: 37 }, (_, index) =>
      aLine({ fullName: `Number ${index}`, status: 'pending', decision: null }),
    ),
  ];
  const noContent: Content = { lines: [], hasMore: false };
  const pdfIn = (language: 'en' | 'fr', some = lines, counted = analytics, content = noContent) =>
    inLanguage(language, () => pdfOf({ campaign, analytics: counted, lines: some, content, now }));

  it('has several pages, the labels of the language and the embedded fonts', async () => {
    for (const language of languages) {
      const pdf = await pdfIn(language);
      const pages = pdfText(pdf);
      expect(pages).toHaveLength(3);
      const [first = ''] = pages;
      const all = pages.join('\n');
      const isFrench = language === 'fr';
      for (const words of isFrench
        ? ['Rapport détaillé', 'Consultations', '9 h 30 min', 'Du 1er juin 2026 au 31 juil. 2026']
        : ['Detailed report', 'Views', '9 h 30 min', 'Jun 1, 2026 to Jul 31, 2026'])
        expect(first.replaceAll(/\s+/g, ' ')).toContain(words);
      expect(first).toContain('Autumn table – œufs');
      expect(all).toContain(isFrench ? 'Validé' : 'Validated');
      expect(all.replaceAll('\n', '')).toContain('Łukasz Żółć');
      expect(all).toContain('Ana  Peña');
      // The font lacks this name's characters, so the handle appears in place of the name and in the second line.
      expect(all.match(/@written-otherwise/g)).toHaveLength(2);
      expect(pages.map((page) => page.split('\n').at(-1))).toEqual(['1 / 3', '2 / 3', '3 / 3']);
      const source = pdf.toString('latin1');
      expect(source).toContain(`/Lang (${language})`);
      for (const font of ['InstrumentSans', 'InstrumentSerif']) expect(source).toContain(font);
      expect(source).not.toContain('Helvetica');
    }
  });

  it('lists the content with its figures, each source apart, and dashes for what is missing', async () => {
    const likes = {
      source: 'declared',
      value: 12_345,
      asOf: '2026-06-18',
      enteredAt: now,
      file: null,
    } as const;
    const none = newestMetrics([]);
    const declared = aContentLine({ metrics: { ...none, likes: { declared: likes, read: null } } });
    const content = { lines: [declared, aContentLine({ influencerName: '' })], hasMore: true };
    const pages = pdfText(await pdfIn('en', [], analytics, content));
    const text = pages.at(-1)?.replaceAll(/\s+/g, ' ') ?? '';
    expect(text).toContain('The first 2 pieces of content.');
    expect(text).toContain('Declared: Reach —, Views —, Likes 12,345 (Jun 18, 2026), Comments —');
    expect(text).not.toContain('Read on Instagram:');
    expect(text).toContain('A former member');
    expect(text).toContain('Jun 17, 2026, on time');
  });

  it('states that a campaign has no applications', async () => {
    const none = { views: 0, applications: 0, validated: 0, declined: 0, answerHours: null };
    const [day = { day: '2026-06-01', ...none }] = days;
    const [only = '', ...more] = pdfText(
      await pdfIn('en', [], { days: [{ ...day, ...none }], daysEach: 1, total: none }),
    );
    expect(more).toEqual([]);
    expect(only).toContain('Nobody has applied yet.');
    expect(only.match(/Nothing yet\./g)).toHaveLength(4);
  });
});
