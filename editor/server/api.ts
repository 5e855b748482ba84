import type { Wish } from '../../scripts/content/outlines.ts'
import { base } from '../../site/base.ts'
import { defaultLocale } from '../../site/locales.ts'
import type { Author, CheckRequest, Draft, Key, SaveRequest, Writer } from '../protocol.ts'
import { duplicate, makeNew, remove, rename } from './changes.ts'
import { checkEntry } from './check.ts'
import type { DeskContent } from './content.ts'
import { discardDraft, discardDrafts, dropDraft, keepDraft, listDrafts, moveDrafts } from './drafts.ts'
import { filesOf, listEntries, openEntry, partsOfKey } from './entries.ts'
import { Refused } from './errors.ts'
import { factUsesIn } from './fact-uses.ts'
import { bringBack, save } from './files.ts'
import { findInTexts } from './find.ts'
import { whatIsEdited } from './git/edited.ts'
import { editedFiles, hasGit } from './git/git.ts'
import { takeNewest } from './git/newest.ts'
import { propose } from './git/propose.ts'
import { liveCommit, proposalStates } from './git/states.ts'
import { fetchUpstream } from './git/upstream.ts'
import { listVersions, textsAt, translatedText } from './git/versions.ts'
import { isPicture, isText, refuseLink } from './guard.ts'
import { helpIn } from './help.ts'
import { keepPicture } from './picture.ts'
import type { takeTurns } from './turns.ts'

export interface Desk {
  root: string
  content: DeskContent
  env: NodeJS.ProcessEnv
  author?: Author
  /** Everything that writes files waits for its turn. */
  inTurn: ReturnType<typeof takeTurns>
  /** The newest was fetched since the start, or is to be fetched only on request. */
  hasFetched: boolean
}

interface Asked {
  name: string
  query: URLSearchParams
  /** What was sent: the bytes of a picture, or JSON. */
  body: Buffer
}

/** Answers what a window asks. */
export async function answer(desk: Desk, { name, query, body }: Asked): Promise<unknown> {
  const { root, content, inTurn } = desk
  const sent = <T>() => JSON.parse(body.toString('utf8')) as T
  const time = new Date().toISOString()
  const change = <T>(work: () => T | Promise<T>) => inTurn(work).finally(content.touch)
  const unlay = (key: Key) => content.lay(key, new Map())
  const sentKey = () => keyIn(sent<{ key: Key }>().key)
  switch (name) {
    case 'alive':
      return {}
    case 'list':
      return { entries: listEntries(root, await content.examined()), drafts: listDrafts(root).map(({ key }) => key) }
    case 'find': {
      const examined = await content.examined()
      const keys = listEntries(root, examined).map(({ key }) => key)
      return findInTexts(root, keys, query.get('words') ?? '', examined.site.facts, writerIn(query.get('writer')))
    }
    case 'uses':
      return factUsesIn(root, await content.examined())
    case 'help':
      return helpIn(await content.examined())
    case 'entry':
      return openEntry(root, keyIn(query.get('key')), writerIn(query.get('writer'))) ?? null
    case 'keep': {
      keep(root, sent(), time)
      return {}
    }
    case 'check': {
      const request = sent<CheckRequest>()
      const { key, files, writer } = request
      if (files) {
        keep(root, request, time)
        content.lay(key, new Map(Object.entries(files).map(([file, { text }]) => [file, text])))
      }
      return checkEntry(root, content, keyIn(key), writer)
    }
    case 'drop': {
      const draft = sent<Omit<Draft, 'files'>>()
      discardDraft(root, { ...draft, key: keyIn(draft.key), writer: writerIn(draft.writer) }, time)
      unlay(draft.key)
      return { time }
    }
    case 'save':
      return change(() => saveTexts(desk, sent()))
    case 'save-draft': {
      const { key, writer } = sent<{ key: Key; writer: Writer }>()
      return change(() => saveDraft(desk, keyIn(key), writer))
    }
    case 'picture': {
      const folder = query.get('folder') ?? ''
      if (!isPicture(`public/images/${folder}/x.png`))
        throw new Refused(`public/images/${folder} is no folder of pictures.`, 400)
      return change(() => keepPicture(root, folder, query.get('name') ?? '', body))
    }
    case 'new':
      return change(async () => ({ key: makeNew(root, sent<Wish>(), await content.examined()) }))
    case 'duplicate':
      return change(async () => ({ key: duplicate(root, sentKey(), await content.examined()) }))
    case 'rename': {
      const { to, keepAddress } = sent<{ to: string; keepAddress: boolean }>()
      return change(async () => {
        const key = rename(root, sentKey(), to, keepAddress, await content.examined(), time)
        moveDrafts(root, sentKey(), key)
        unlay(sentKey())
        return { key }
      })
    }
    case 'remove':
      return change(() => {
        remove(root, sentKey(), time)
        discardDrafts(root, sentKey(), time)
        unlay(sentKey())
        return { time }
      })
    case 'bring-back':
      return change(() => {
        bringBack(root, sent<{ time: string }>().time)
        return {}
      })
    case 'versions':
      return listVersions(root, keyIn(query.get('key')))
    case 'translated': {
      const [key, file] = [keyIn(query.get('key')), query.get('file') ?? '']
      mustBeOf(root, key, [file])
      return translatedText(root, file, query.get('fingerprint') ?? '')
    }
    case 'version': {
      const commit = query.get('commit') ?? ''
      if (!/^[0-9a-f]{40,64}$/.test(commit)) throw new Refused(`${commit} is no commit.`, 400)
      return textsAt(root, keyIn(query.get('key')), commit)
    }
    case 'edited':
      return whatIsEdited(root, desk.author !== undefined)
    case 'proposals':
      return proposalStates(root, desk.env, async () => {
        const { site } = await content.examined()
        return liveCommit(`${site.facts[defaultLocale]['brand.origin']}${base().slice(0, -1)}`)
      })
    case 'newest': {
      const { isStart } = sent<{ isStart?: boolean }>()
      // A start without network or remote is an ordinary one, and says nothing.
      const upstream = isStart ? await fetchOnce(desk) : await fetchUpstream(root)
      return upstream ? change(() => takeNewest(root, upstream, time)) : null
    }
    case 'propose': {
      const { titles, files, author } = sent<{ titles: string[]; files: string[]; author?: Author }>()
      if (!(await hasGit(root)))
        throw new Refused({
          nl: 'Deze map staat niet onder git. De teksten zijn opgeslagen; geef de map door aan wie de site beheert.',
          en: 'This folder is not under git. The texts are saved; pass the folder on to who runs the site.',
        })
      const edited = await editedFiles(root)
      for (const file of files) if (!edited.includes(file)) throw new Refused(`${file} was not edited.`, 400)
      const wish = { titles, files, author: desk.author ?? author, env: desk.env }
      return propose(root, wish, inTurn).finally(content.touch)
    }
    default:
      throw new Refused(`The desk does not know ${name}.`, 404)
  }
}

/** Fetches the newest for the first window that opens; `undefined` for the others, and where that cannot be done. */
async function fetchOnce(desk: Desk) {
  if (desk.hasFetched) return undefined
  desk.hasFetched = true
  return fetchUpstream(desk.root).catch(() => undefined)
}

function keep(root: string, { key, writer, files = {} }: CheckRequest, time: string) {
  keepDraft(root, mustBeOf(root, key, Object.keys(files)), writerIn(writer), files, time)
}

function saveTexts({ root, content }: Desk, request: SaveRequest) {
  const key = mustBeOf(root, request.key, Object.keys(request.files))
  const saved = save(root, request)
  if ('conflicts' in saved) return saved
  dropDraft(root, key, writerIn(request.writer))
  content.lay(key, new Map())
  return saved
}

/** Saves what was typed in an entry that no window has open. */
function saveDraft(desk: Desk, key: Key, writer: Writer) {
  const draft = listDrafts(desk.root, key).find((one) => one.writer === writer)
  return saveTexts(desk, { key, writer, files: draft?.files ?? {} })
}

function keyIn(key: string | null): Key {
  if (!key || !partsOfKey(key)) throw new Refused(`${key} is no entry.`, 400)
  return key as Key
}

/** The key, where all these files are its own and may be written. */
function mustBeOf(root: string, key: Key, files: readonly string[]): Key {
  const own = filesOf(keyIn(key)).map(({ file }) => file)
  for (const file of files)
    if (!own.includes(file) || !isText(file)) throw new Refused(`${file} is no text of ${key}.`, 403)
  for (const file of files) refuseLink(root, file)
  return key
}

function writerIn(writer: string | null): Writer {
  if (!/^[a-z0-9-]{0,40}$/.test(writer ?? '')) throw new Refused(`${writer} is no browser.`, 400)
  return writer ?? ''
}
