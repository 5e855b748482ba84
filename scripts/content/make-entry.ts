import { keepTogether } from '../../site/format.ts'
import { checkEntry } from '../check/all.ts'
import { lacksHeading } from '../check/markup/shown-markup.ts'
import type { Problem } from '../check/problem.ts'
import type { Draft } from '../check/rule.ts'
import { digestOf } from '../lib/digest.ts'
import { compileBody } from './compile/compile.ts'
import type { Made } from './entry.ts'
import { fingerprintOf } from './fingerprint.ts'
import { markersIn, strangeCharacters } from './read/characters.ts'
import { splitFrontmatter } from './read/frontmatter.ts'
import type { Pictures } from './read/pictures.ts'
import type { SourceFile } from './read/read.ts'
import { readFields } from './read/yaml.ts'
import { check } from './schema/check.ts'
import { type Facts, printText, unknownFact } from './schema/facts.ts'
import { schemaOf } from './schema/schema.ts'

/** All that an entry is made of: with the same inputs it is the same. */
export interface Inputs {
  source: SourceFile
  facts: Facts
  pictures: Pictures
}

/** Reads, checks and compiles one file. */
export async function makeEntry(inputs: Inputs): Promise<Made> {
  const { problems, draft, html } = await readDraft(inputs)
  if (!draft) return { problems }
  const { fieldTexts: _, lines: __, outline, ...known } = draft
  return {
    problems: [...problems, ...checkEntry(draft, inputs.facts)],
    // A heading that is none yet is not said to be missing beside its twin.
    known: {
      ...known,
      ...(lacksHeading(draft) && { headings: undefined }),
      outline: { links: outline.links, headings: outline.headings },
    },
    html,
  }
}

/** Reads one file as far as it can be read. The rules have not seen it yet. */
export async function readDraft({
  source,
  facts,
  pictures,
}: Inputs): Promise<{ problems: Problem[]; draft?: Draft; html?: string }> {
  const { file, locale, collection, name, text } = source
  const markers = markersIn(file, text)
  if (markers.length > 0) return { problems: markers }
  const parts = splitFrontmatter(file, text)
  if (Array.isArray(parts)) return { problems: parts }
  const compiled = await compileBody(
    file,
    text,
    locale,
    facts,
    pictures,
    collection === 'faq' || collection === 'legal',
  )
  const { yaml, unread, ...read } = readFields(file, parts.fields)
  const strange = strangeCharacters(file, text)
  const problems = [...compiled.problems, ...read.problems, ...strange]
  if (!yaml) return { problems }
  const { positionOf } = yaml
  const refuse = (fact: string, path: PropertyKey[]) => {
    const place = positionOf(path)
    const found = unknownFact({ text: yaml.textAt(path) ?? '', ...place }, fact, facts)
    problems.push({ ruleId: 'unknown-fact', file, ...place, ...found })
  }
  const print = (value: string, path: PropertyKey[]) => printText(value, facts, (fact) => refuse(fact, path))
  // Facts are written out, and numbers stay with what they count.
  const written = mapTexts(yaml.document.toJS(), (value, path) => keepTogether(print(value, path), locale))
  const schema = schemaOf(collection, name, locale)
  const checked = check({ ...yaml, file, fields: written, unread }, schema)
  if (Array.isArray(checked)) problems.push(...checked)
  const { image } = written as { image?: unknown }
  const picture = typeof image === 'string' ? pictures[image] : undefined
  if (picture && 'en' in picture)
    problems.push({ ruleId: 'picture-file', file, ...positionOf(['image']), message: picture })
  const { body } = compiled
  const draft = {
    file,
    locale,
    collection,
    name,
    fields: (Array.isArray(checked) ? written : checked.value) as Record<string, unknown>,
    ...(unread.length > 0 && { unread }),
    places: Object.fromEntries(Object.keys(schema.shape).map((key) => [key, positionOf([key])])),
    titleLine: yaml.lineOf('title'),
    pictures,
    hasBody: parts.body.trim() !== '',
    outline: compiled.outline,
    fieldTexts: yaml.texts(),
    lines: text.split('\n'),
    fingerprint: fingerprintOf(parts),
    headings: body?.headings,
    body: body && {
      text: body.text,
      sections: body.sections,
      lead: body.lead,
      digest: digestOf(Buffer.from(body.html)),
    },
    words: body?.text.split(/\s+/).filter(Boolean).length ?? 0,
  }
  return { problems, draft, html: body?.html }
}

/** A value with another text for each in it, which stands at a path. */
function mapTexts(
  value: unknown,
  map: (text: string, path: PropertyKey[]) => string,
  path: PropertyKey[] = [],
): unknown {
  if (typeof value === 'string') return map(value, path)
  if (Array.isArray(value)) return value.map((item, index) => mapTexts(item, map, [...path, index]))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, map, [...path, key])]))
}
