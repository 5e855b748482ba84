import type { Wish } from '../../engine/writing/outlines.ts'
import type { Kept, Key, SaveRequest } from '../protocol.ts'
import { duplicate, makeNew, remove, rename } from './changes.ts'
import { checkEntry } from './check.ts'
import type { DeskContent } from './content.ts'
import { draftKeys, dropDraft, keepDraft } from './drafts.ts'
import { filesOf, listEntries, openEntry, partsOfKey } from './entries.ts'
import { Refused } from './errors.ts'
import { save } from './files.ts'
import { isPicture, isText } from './guard.ts'
import { helpIn } from './help.ts'
import { keepPicture } from './picture.ts'
import { editedFiles, hasGit, propose } from './propose.ts'

export interface Desk {
  root: string
  content: DeskContent
  author?: string
}

interface Asked {
  name: string
  query: URLSearchParams
  /** What was sent: the bytes of a picture, or JSON. */
  body: Buffer
}

/** Answers what a window asks. */
export async function answer({ root, content, author }: Desk, { name, query, body }: Asked): Promise<unknown> {
  const sent = <T>() => JSON.parse(body.toString('utf8')) as T
  const time = new Date().toISOString()
  const changed = <T>(result: T) => {
    content.touch()
    return result
  }
  /** What was typed in an entry and not saved is gone. */
  const drop = (key: Key) => {
    dropDraft(root, key)
    content.lay(key, new Map())
  }
  const sentKey = () => keyIn(sent<{ key: Key }>().key)
  switch (name) {
    case 'list':
      return { entries: listEntries(await content.examined()), drafts: draftKeys(root) }
    case 'help':
      return helpIn(await content.examined())
    case 'entry':
      return openEntry(root, keyIn(query.get('key'))) ?? null
    case 'check': {
      const { key, files } = sent<{ key: Key; files: Kept['files'] }>()
      const known = mustBeOf(root, key, Object.keys(files))
      keepDraft(root, known, files, time)
      content.lay(known, new Map(Object.entries(files).map(([file, { text }]) => [file, text])))
      return checkEntry(root, content, known)
    }
    case 'drop':
      drop(sentKey())
      return {}
    case 'save': {
      const request = sent<SaveRequest>()
      const key = mustBeOf(
        root,
        request.key,
        request.files.map(({ file }) => file),
      )
      const saved = save(root, request)
      if ('conflicts' in saved) return saved
      drop(key)
      return changed(saved)
    }
    case 'picture': {
      const folder = query.get('folder') ?? ''
      if (!isPicture(root, `public/images/${folder}/x.png`))
        throw new Refused(`public/images/${folder} is no folder of pictures.`, 400)
      return changed(keepPicture(root, folder, query.get('name') ?? '', body))
    }
    case 'new':
      return changed({ key: makeNew(root, sent<Wish>(), await content.examined()) })
    case 'duplicate':
      return changed({ key: duplicate(root, sentKey(), await content.examined()) })
    case 'rename': {
      const { to, keepAddress } = sent<{ to: string; keepAddress: boolean }>()
      drop(sentKey())
      return changed({ key: rename(root, sentKey(), to, keepAddress, await content.examined(), time) })
    }
    case 'remove': {
      const key = sentKey()
      remove(root, key, time)
      drop(key)
      return changed({})
    }
    case 'edited': {
      const git = hasGit(root)
      return { files: git ? editedFiles(root) : [], git }
    }
    case 'propose': {
      const { titles, files } = sent<{ titles: string[]; files: string[] }>()
      if (!hasGit(root))
        throw new Refused({
          nl: 'Deze map staat niet onder git. De teksten zijn opgeslagen; geef de map door aan wie de site beheert.',
          en: 'This folder is not under git. The texts are saved; pass the folder on to who runs the site.',
        })
      const edited = editedFiles(root)
      for (const file of files) if (!edited.includes(file)) throw new Refused(`${file} was not edited.`, 400)
      return propose(root, { titles, files, author })
    }
    default:
      throw new Refused(`The desk does not know ${name}.`, 404)
  }
}

function keyIn(key: string | null): Key {
  if (!key || !partsOfKey(key)) throw new Refused(`${key} is no entry.`, 400)
  return key as Key
}

/** The key, where all these files are its own and may be written. */
function mustBeOf(root: string, key: Key, files: readonly string[]): Key {
  const own = filesOf(keyIn(key)).map(({ file }) => file)
  for (const file of files)
    if (!own.includes(file) || !isText(root, file)) throw new Refused(`${file} is no text of ${key}.`, 403)
  return key
}
