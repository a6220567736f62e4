import { hrefIn, type Path, type Pattern, type Values } from '#app/addresses/path.ts';
import { escaped } from '#app/rendering/escaped.ts';
import { stated } from '#domain/claims/statements.ts';
import { m } from '#messages';
import { currentLanguage } from '#messages/path-language.ts';
import { site } from '#site';

interface EmailParts {
  subject: string;
  greeting?: string | undefined;
  paragraphs: string[];
  facts?: [label: string, value: string][];
  links?: LinkGroup[];
  button?: { label: string; href: string };
  asides?: string[];
  lastLink?: { label: string; href: string } | undefined;
}

interface LinkGroup {
  title: string;
  text?: string | undefined;
  links: { label: string; href: string }[];
}

export interface EmailContent {
  subject: string;
  text: string;
  html: string;
}

export interface Reader {
  name: string;
  /** Whether a person proved to receive emails at this address. */
  confirmed: boolean;
  publicUrl: string;
}

/**
 * Undefined for an address that was never confirmed. It may belong to a stranger, to whom anyone who signs up could
 * otherwise send any text as a name.
 */
export function greetingOf({ name, confirmed }: Omit<Reader, 'publicUrl'>): string | undefined {
  return confirmed ? m.email_greeting({ name }) : undefined;
}

/** Undefined for emails that cannot be turned off. */
export function unsubscribeLink({ unsubscribe }: { unsubscribe: string | undefined }) {
  return unsubscribe === undefined ? undefined : { label: m.email_unsubscribe(), href: unsubscribe };
}

export function linkTo<P extends Pattern | Path>(publicUrl: string, path: P, ...values: Values<P>): string {
  return publicUrl + hrefIn(currentLanguage(), path, ...values);
}

/** Returns plain text and HTML in the current language. The HTML has no external resources. */
export function renderEmail(parts: EmailParts): EmailContent {
  return { subject: parts.subject, text: asText(parts), html: asHtml(parts) };
}

function asText(email: EmailParts): string {
  const { greeting, paragraphs, facts, links = [], button, asides = [], lastLink } = email;
  const colon = currentLanguage() === 'fr' ? '\u202f:' : ':';
  const parts = [
    greeting,
    ...paragraphs,
    facts?.map(([label, value]) => `${label}${colon} ${value}`).join('\n'),
    ...links.map(({ title, text, links }) =>
      [title, text, ...links.map(({ label, href }) => `– ${label}${colon}\n  ${href}`)]
        .filter(Boolean)
        .join('\n'),
    ),
    button && `${button.label}${colon}\n${button.href}`,
    ...asides,
    lastLink && `${lastLink.label}${colon}\n${lastLink.href}`,
    `-- \n${site.name}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

const serif = "font-family:'Instrument Serif',Georgia,'Times New Roman',serif;font-weight:400";
const sans = "font-family:'Instrument Sans','Helvetica Neue',Arial,sans-serif;font-size:16px;line-height:1.5";
const small = 'font-size:14px;color:#635c56';

// Only the dark theme is in a stylesheet, because many mail programs ignore stylesheets.
const dark = `@media (prefers-color-scheme:dark){
.ground{background:#171412!important}.sheet{background:#1f1b18!important;border-color:#3a342f!important}
.ink,.ink a{color:#f5f0e9!important}.soft,.soft a{color:#b5aba0!important}.accent{color:#d9959f!important}
.ink a.button{background:#f5f0e9!important;color:#171412!important}}`;

function asHtml(email: EmailParts): string {
  const { subject, greeting, paragraphs, facts, links = [], button, asides = [], lastLink } = email;
  const paragraph = (text: string) => `<p style="margin:0 0 16px;white-space:pre-line">${escaped(text)}</p>`;
  const fact = ([label, value]: [string, string]) =>
    `<tr><td class="soft" style="padding:4px 16px 4px 0;vertical-align:top;${small}">${escaped(label)}</td><td class="ink" style="padding:4px 0;white-space:pre-line">${escaped(value)}</td></tr>`;
  const link = ({ label, href }: { label: string; href: string }) =>
    `<li style="margin:0 0 6px"><a href="${escaped(href)}" style="color:#1c1917">${escaped(label)}</a></li>`;
  const group = ({ title, text, links }: LinkGroup) =>
    `<h2 style="margin:24px 0 8px;${serif};font-size:24px;line-height:1.15">${escaped(title)}</h2>${text ? `<p class="soft" style="margin:0 0 8px;${small}">${escaped(text)}</p>` : ''}<ul style="margin:0 0 16px;padding:0 0 0 20px">${links.map(link).join('')}</ul>`;
  const body = [
    greeting && paragraph(greeting),
    ...paragraphs.map(paragraph),
    facts &&
      `<table role="presentation" cellspacing="0" style="margin:0 0 16px">${facts.map(fact).join('')}</table>`,
    ...links.map(group),
    button &&
      `<p style="margin:24px 0"><a class="button" href="${escaped(button.href)}" style="display:inline-block;padding:12px 24px;border-radius:999px;background:#1c1917;color:#faf7f2;text-decoration:none;font-weight:500">${escaped(button.label)}</a></p>`,
    ...asides.map((it) => `<p class="soft" style="margin:0 0 12px;${small}">${escaped(it)}</p>`),
    button &&
      `<p class="soft" style="margin:0;${small}">${escaped(m.email_link_help())}<br><a href="${escaped(button.href)}" style="color:#635c56;word-break:break-all">${escaped(button.href)}</a></p>`,
  ];
  return `<!doctype html>
<html lang="${currentLanguage()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escaped(subject)}</title>
<style>${dark}</style>
</head>
<body class="ground" style="margin:0;background:#faf7f2">
<table role="presentation" class="ground" width="100%" cellspacing="0" style="background:#faf7f2;${sans}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" style="max-width:560px;text-align:left">
<tr><td class="ink" style="padding:0 0 16px;${serif};font-size:24px;color:#1c1917"><span class="accent" aria-hidden="true" style="color:#7a1f3d">{</span> ${escaped(site.name)}</td></tr>
<tr><td class="sheet ink" style="padding:32px;background:#ffffff;border:1px solid #e3dcd1;border-radius:12px;color:#1c1917">
<h1 style="margin:0 0 20px;${serif};font-size:32px;line-height:1.1">${escaped(subject)}</h1>
${body.filter(Boolean).join('\n')}
</td></tr>
<tr><td class="soft" style="padding:16px 0;${small}">${[escaped(stated('publisher') ?? site.name), lastLink && `<a href="${escaped(lastLink.href)}" style="color:#635c56">${escaped(lastLink.label)}</a>`].filter(Boolean).join('<br>')}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}
