import { describe, expect, it } from 'vitest';
import type { CampaignView } from '#domain/campaigns/campaign-view.ts';
import { languages } from '#domain/language.ts';
import type { Analytics } from '#domain/reports/days.ts';
import type { ReportLine } from '#domain/reports/report.ts';
import { inLanguage } from '#server/http/current-request.ts';
import { pdfText } from '#tests/pdf-text.ts';
import { someCampaign } from '#tests/people.ts';
import { basicColumns, detailedColumns } from './columns.ts';
import { csvOf } from './csv.server.ts';
import { pdfOf } from './pdf.server.ts';

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
      'Léa Dubois;lea.table;Validé;2026-06-16;2026-06-17;86400;4,2;Vérifiés sur Instagram;2026-06-01;35,5;612;1248;' +
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
  const pdfIn = (language: 'en' | 'fr', some = lines, counted = analytics) =>
    inLanguage(language, () => pdfOf({ campaign, analytics: counted, lines: some, now }));

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
