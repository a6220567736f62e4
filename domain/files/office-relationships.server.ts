import { type SaxesAttributeNS, SaxesParser } from 'saxes';
import { Refusal } from '../refusal.ts';
import type { FileType } from './profiles.ts';

export interface Element {
  name: string;
  attributes: Readonly<Record<string, string>>;
}

const OPEN_XML = 'application/vnd.openxmlformats-officedocument';
const mainTypes = new Map<string | undefined, FileType>([
  [`${OPEN_XML}.wordprocessingml.document.main+xml`, 'docx'],
  [`${OPEN_XML}.spreadsheetml.sheet.main+xml`, 'xlsx'],
  [`${OPEN_XML}.presentationml.presentation.main+xml`, 'pptx'],
]);

const ACTIVE_TYPE = /macroEnabled|macrosheet|vbaProject|vbaData|activeX|oleObject|attachedToolbars/i;
/** The last parts of the relationship types of macros, controls and embedded objects. */
const ACTIVE_RELATIONSHIP =
  /\/(vbaProject|wordVbaData|control|activeXControlBinary|oleObject|xlMacrosheet|xlIntlMacrosheet|attachedToolbars)$/i;
/**
 * Relationship types of external content that Office programs only show, or open on a click. Office programs load all
 * other external content, such as a template, into the document.
 */
const HARMLESS_EXTERNAL = /\/(hyperlink|image|audio|video|media)$/i;

/** Content types and relationships have two levels. The parser's time grows with the square of the depth. */
const MAX_DEPTH = 32;

/**
 * Reads all elements of XML in UTF-8 or UTF-16. Refuses malformed XML, deeply nested XML and XML with more than
 * `maxElements` with `file.broken`. Also refuses a document type declaration, because Office files must not have such a
 * declaration.
 */
export async function readElements(content: AsyncIterable<Buffer>, maxElements: number): Promise<Element[]> {
  const elements: Element[] = [];
  let depth = 0;
  const parser = new SaxesParser({ xmlns: true });
  const fail = () => {
    throw new Refusal('file.broken');
  };
  parser.on('error', fail);
  parser.on('doctype', fail);
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => /^utf-(8|16)$/i.test(encoding) || fail());
  parser.on('opentag', ({ local, attributes }) => {
    depth += 1;
    if (depth > MAX_DEPTH || elements.length >= maxElements) fail();
    const values = Object.values<SaxesAttributeNS>(attributes).map((it) => [it.local, it.value] as const);
    elements.push({ name: local, attributes: Object.fromEntries<string>(values) });
  });
  parser.on('closetag', () => {
    depth -= 1;
  });
  let decoder: TextDecoder | undefined;
  for await (const piece of content) {
    decoder ??= new TextDecoder(encodingOf(piece), { fatal: true });
    parser.write(decoder.decode(piece, { stream: true }));
  }
  parser.close();
  return elements;
}

function encodingOf([first, second]: Buffer): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/** Returns the Office format of a package, or undefined for another format. Refuses active content types. */
export function mainTypeOf(
  contentTypes: readonly Element[],
  packageRelationships: readonly Element[],
): FileType | undefined {
  if (contentTypes.some(({ attributes }) => ACTIVE_TYPE.test(attributes.ContentType ?? '')))
    throw new Refusal('file.active_content');
  const main = packageRelationships.find(({ attributes }) => attributes.Type?.endsWith('/officeDocument'));
  const part = `/${main?.attributes.Target?.replace(/^\/+/, '')}`.toLowerCase();
  const ofPart = contentTypes.find(({ attributes }) => attributes.PartName?.toLowerCase() === part);
  return mainTypes.get(ofPart?.attributes.ContentType);
}

/**
 * Refuses relationships to macros, controls and embedded objects, and to content that the program would load from
 * another machine.
 */
export function requireQuietRelationships(relationships: readonly Element[]): void {
  for (const { attributes } of relationships) {
    const { Type = '', Target = '', TargetMode } = attributes;
    const isLoaded = TargetMode === 'External' && !HARMLESS_EXTERNAL.test(Type) && !isOnOwnMachine(Target);
    if (ACTIVE_RELATIONSHIP.test(Type) || isLoaded) throw new Refusal('file.active_content');
  }
}

/** True for a path on the author's own machine. Word stores the template of a document as such a path. */
function isOnOwnMachine(target: string): boolean {
  const isDrive = /^(file:\/*)?[a-z]:[\\/]/i.test(target);
  return isDrive || !/^[\s\\/]|:|%(3a|5c)/i.test(target);
}
