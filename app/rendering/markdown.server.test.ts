import { expect, it } from 'vitest';
import { htmlOf } from './markdown.server.ts';

it('renders headings, quotes, lists and emphasis, and an h1 as h2', () => {
  const html = htmlOf('# One\n\n> A *good* brief\n\n1. first\n\n[read on](/blog/gift-or-fee)');
  for (const part of [
    '<h2>One</h2>',
    '<blockquote>',
    '<em>good</em>',
    '<ol>',
    '<a href="/blog/gift-or-fee">',
  ])
    expect(html).toContain(part);
});

const tagsOf = (html: string) => html.match(/<[^>]*>/g) ?? [];

it.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<h1>raw</h1>',
  '<!--><script>alert(1)</script>-->',
  '<a href="javascript:alert(1)">x</a>',
  '<svg/onload=alert(1)>',
  'text <iframe srcdoc="<script>alert(1)</script>"></iframe> text',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\nscript:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](vbscript:msgbox(1))',
  '![x](javascript:alert(1))',
  '![x](data:image/svg+xml;base64,PHN2Zz4=)',
  '<javascript:alert(1)>',
  '[x][1]\n\n[1]: javascript:alert(1)',
  '[x](/ "\\" onmouseover=alert(1) x=\\"")',
  '![" onerror=alert(1) x="](/x.png)',
  '`<script>alert(1)</script>`',
  '```"><script>alert(1)</script>\ncode\n```',
])('renders no script: %s', (hostile) => {
  const tags = tagsOf(htmlOf(hostile));
  for (const tag of tags) {
    expect(tag).toMatch(/^<\/?(p|a|img|h2|code|pre)\b/);
    const attributes = tag.replaceAll(/"[^"]*"/g, '""');
    expect(attributes).not.toMatch(/\bon\w+=/);
    expect(tag).not.toMatch(/(href|src)="\s*(javascript|data|vbscript):/i);
  }
});
