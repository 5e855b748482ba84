import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CompiledContent } from '../../scripts/content/compile.ts'
import { measurePicture, picturesIn } from '../../scripts/content/pictures.ts'
import { locate } from '../../scripts/content/source.ts'
import { templates } from '../../scripts/content/templates.ts'
import { escapeRegExp } from '../../scripts/lib/strings.ts'
import type { Locale } from '../../site/locales.ts'
import type { ListedPicture } from '../protocol.ts'
import { readFields } from '../text/fields.ts'
import { keysOfFiles } from './git/states.ts'
import { addressOf, ownPictures, pictureFiles } from './picture-bin.ts'

interface Use {
  file: string
  locale?: Locale
  text: string
}

/** Lists the pictures of public/images/ with their uses, the writer's own pictures first. */
export async function listPictures(
  root: string,
  { source }: Pick<CompiledContent, 'source'>,
): Promise<ListedPicture[]> {
  const ownFiles = new Set(await ownPictures(root))
  const uses = usesIn(source.texts)
  const listed = pictureFiles(root).flatMap((file) => {
    const src = addressOf(file)
    // Skip names that a text cannot use.
    if (picturesIn(src).join() !== src) return []
    const used = uses.get(src) ?? []
    const measuredSize = source.pictures[src] ?? measurePicture(src, readFileSync(join(root, file)))
    const alts: ListedPicture['alts'] = {}
    for (const use of used) if (use.locale) alts[use.locale] ??= altIn(use, src)
    return {
      src,
      size: 'en' in measuredSize ? undefined : measuredSize,
      uses: keysOfFiles(used.map((use) => use.file)),
      alts,
      isRemovable: used.length === 0 && ownFiles.has(file),
    }
  })
  const isOwn = ({ src }: ListedPicture) => (ownFiles.has(`public${src}`) ? 0 : 1)
  return listed.sort((one, other) => isOwn(one) - isOwn(other))
}

function usesIn(texts: CompiledContent['source']['texts']): Map<string, Use[]> {
  const uses = new Map<string, Use[]>()
  for (const [file, text = ''] of texts) {
    const place = locate(file)
    const use = { file, locale: 'locale' in place ? place.locale : undefined, text }
    for (const src of picturesIn(text)) uses.set(src, [...(uses.get(src) ?? []), use])
  }
  return uses
}

/** Finds the alternative text of a picture in a field, in Markdown or in a component; undefined if there is none. */
function altIn({ file, text }: Use, src: string): string | undefined {
  const { image, imageAlt } = readFields(file, text) ?? {}
  const isTemplate = Object.values(templates).some((one) => one.imageAlt === imageAlt)
  if (image === src && typeof imageAlt === 'string' && !isTemplate) return imageAlt
  const address = escapeRegExp(src)
  const [, markdown] = new RegExp(`!\\[([^\\]\\n]*)\\]\\(${address}[ )]`).exec(text) ?? []
  const [tag = ''] = new RegExp(`<[A-Z][^>]*\\ssrc=["']${address}["'][^>]*>`).exec(text) ?? []
  return markdown ?? /\salt=(["'])(.*?)\1/.exec(tag)?.[2]
}
