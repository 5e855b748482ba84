import { clockTime } from '../../scripts/content/clock.ts'
import type { CompiledContent } from '../../scripts/content/compile.ts'
import { sourceOf } from '../../scripts/content/entry.ts'
import { picturesIn } from '../../scripts/content/pictures.ts'
import type { Problem } from '../../scripts/content/problem.ts'
import type { ContentSettings } from '../../scripts/content/settings.ts'
import { type NewEntryRequest, planNew } from '../../scripts/new/plan-new.ts'
import {
  type Changes,
  type Checked,
  type Chosen,
  isNews,
  type Key,
  keyOfFile,
  type Newest,
  type Texts,
  type Writing,
} from '../protocol.ts'
import { listMistakes, lostAddresses, writeWithAliases } from './addresses.ts'
import { listRemoved, removeEntry, restoreEntry } from './bin.ts'
import type { DeskContent } from './content.ts'
import { filesOf, findRenamed, listEntries, openEntry, sideOf } from './entries.ts'
import { Refusal, refusal } from './errors.ts'
import { inStyleOf, readUtf8, writeAtomically } from './files.ts'
import { findInTexts } from './find.ts'
import { takeNewest } from './git/newest.ts'
import { type ProposalRequest, propose } from './git/propose.ts'
import { listChanges, statesOf } from './git/states.ts'
import { fetchUpstream } from './git/upstream.ts'
import { listEntryVersions, textsAt, translatedText } from './git/versions.ts'
import { factsIn, helpIn } from './help.ts'
import type { History } from './history.ts'
import { type FormerSlugs, noteSlugs, renewLinks, revertTexts, textsThatLink, textsWithOldLinks } from './old-links.ts'
import { keepPicture, readyPicture } from './picture.ts'
import { binUnusedPictures, followTexts, removePicture, restorePicture } from './picture-bin.ts'
import { listPictures } from './picture-list.ts'
import type { createQueue } from './turns.ts'

export interface Desk {
  root: string
  content: DeskContent
  settings: ContentSettings
  /** Queue for everything that writes files, or reads what a window or a merge just wrote. */
  enqueue: ReturnType<typeof createQueue>
  history: History
  formerSlugs: FormerSlugs
  /** Kept on the server, because a window that closes or reloads would lose it. */
  news?: Newest
}

/** Answers a request. Its body is JSON, or the bytes of a picture. */
export async function answer(desk: Desk, name: string, query: URLSearchParams, body: Buffer): Promise<unknown> {
  const { root, content, enqueue, history } = desk
  const sent = <T>() => JSON.parse(body.toString('utf8')) as T
  const param = (paramName: string) => query.get(paramName) ?? ''
  const key = () => {
    const named = query.get('key') ?? sent<{ key: string }>().key
    if (filesOf(named).length === 0) throw new Refusal(`${named} is not an entry.`, 400)
    return named as Key
  }
  const picture = (field: 'src' | 'from') => {
    const { [field]: src } = sent<Record<typeof field, string>>()
    if (picturesIn(src).join() !== src) throw new Refusal(`${src} is not a picture.`, 400)
    return src
  }
  const calls: Record<string, () => unknown> = {
    async overview() {
      const [report, states] = await Promise.all([content.examined(), enqueue(() => statesOf(root))])
      return { entries: listEntries(root, report), states, help: helpIn(report), news: desk.news }
    },
    find: async () => findInTexts(root, await content.examined(), param('words')),
    // A reloaded window has just sent its last text, so this read waits for that write.
    entry: () => enqueue(() => openEntry(root, key())),
    renamed: async () => findRenamed(root, key(), sent<{ texts: Texts }>().texts, await content.examined()) ?? null,
    check: () => checkEntry(desk, key(), param('head')),
    write() {
      // A closing window also repeats its unanswered write (`first`), which is handled first.
      const [entryKey, { files, first }] = [key(), sent<{ files: Writing; first?: Writing }>()]
      const strange = Object.keys({ ...first, ...files }).find((file) => !isOf(entryKey, file))
      if (strange !== undefined) throw new Refusal(`${strange} does not belong to ${entryKey}.`, 403)
      return enqueue(async () => {
        const write = async (files: Writing) => {
          noteSlugs(desk.formerSlugs, files)
          await history.beforeWrite(files)
          return writeWithAliases(root, files, content.examined)
        }
        if (first) await write(first)
        const changed = await write(files)
        await followTexts(root, files)
        // Queued without waiting, so that the window gets its answer sooner.
        void enqueue(() => history.afterWrite(files))
        return changed
      })
    },
    'renew-links': () =>
      enqueue(async () => {
        const renewedTexts = renewLinks(root, key(), await content.examined(), desk.formerSlugs)
        void enqueue(() => history.afterWrite(renewedTexts))
        return renewedTexts
      }),
    'take-back': () => {
      const { files } = sent<{ files: Writing }>()
      const strange = Object.keys(files).find((file) => !isOf(keyOfFile(file) ?? '', file))
      if (strange !== undefined) throw new Refusal(`${strange} is not a text.`, 403)
      return enqueue(() => revertTexts(root, files))
    },
    // A window was closed.
    left: () => history.leave(),
    pictures: async () => listPictures(root, await content.examined()),
    async picture() {
      const entryKey = key()
      const ready = await readyPicture(param('name'), body)
      return enqueue(() => keepPicture(root, entryKey, ready))
    },
    'remove-picture': () => enqueue(() => removePicture(root, picture('src'))),
    'restore-picture': () => enqueue(() => restorePicture(root, picture('src'), picture('from'))),
    new: () => enqueue(async () => ({ key: makeNew(root, sent<NewEntryRequest>(), await content.examined()) })),
    linking: async () => textsThatLink(key(), await content.examined()),
    remove: () =>
      enqueue(async () => {
        await history.recordNow()
        const taken = filesOf(key()).flatMap(({ file }) => picturesIn(readUtf8(root, file) ?? ''))
        const removed = removeEntry(root, key(), new Date().toISOString())
        await binUnusedPictures(root, taken)
        return removed
      }),
    'bring-back': () => enqueue(() => restoreEntry(root, key(), sent<{ from: string }>().from)),
    bin: () => listRemoved(root),
    versions: () => listEntryVersions(root, key()),
    translated: () => (isOf(key(), param('file')) ? translatedText(root, param('file'), param('fingerprint')) : null),
    async changes(): Promise<Changes> {
      const [changes, examined] = await Promise.all([enqueue(() => listChanges(root)), content.examined()])
      const files = changes.texts.flatMap((text) => text.files.map(({ file }) => file))
      return { ...changes, problems: await listMistakes(root, 'HEAD', files, examined) }
    },
    async newest() {
      const { isStart, chosen } = sent<{ isStart?: boolean; chosen?: Chosen }>()
      const upstream = await fetchUpstream(root).catch((error) => {
        // Starting without a network or a remote is not an error.
        if (!isStart) throw error
      })
      if (!upstream) return null
      return enqueue(async () => {
        const newest = await takeNewest(root, upstream, chosen)
        if (!('conflicts' in newest) && (newest.isNew || isNews(newest))) desk.news = joinNews(desk.news, newest)
        return newest
      })
    },
    'close-news'() {
      desk.news = undefined
    },
    async propose() {
      const result = await propose(
        root,
        { ...sent<Omit<ProposalRequest, 'settings'>>(), settings: desk.settings },
        enqueue,
      )
      if (!('problems' in result)) {
        void enqueue(() => history.recordNow())
        return result
      }
      // If the project as a whole has no problem in these files, the texts that the proposal excludes are the cause.
      const { problems } = await content.examined()
      const isOwn = result.problems.some(({ file }) => problems.some((one) => one.file === file))
      return { ...result, isPartial: result.isPartial && !isOwn }
    },
  }
  const call = Object.hasOwn(calls, name) ? calls[name] : undefined
  if (!call) throw new Refusal(`The desk has no request named ${name}.`, 404)
  return call()
}

function makeNew(root: string, request: NewEntryRequest, { source, entries, site }: CompiledContent): Key | undefined {
  const files = planNew(source, { ...request, day: clockTime(site.now).slice(0, 10) }, entries)
  if (!Array.isArray(files)) throw refusal(files)
  for (const { file, text } of files) writeAtomically(root, file, inStyleOf(readUtf8(root, file) ?? '', text))
  return keyOfFile(files[0]?.file ?? '')
}

async function checkEntry({ root, content, formerSlugs }: Desk, key: Key, knownHead: string): Promise<Checked> {
  const [examined, states] = await Promise.all([content.examined(), statesOf(root)])
  const files = filesOf(key).map(({ file }) => file)
  const { entries, site, problems, advice, behind } = examined
  const isOwn = ({ file }: Problem) => files.includes(file)
  const ownEntries = entries.filter(({ file }) => files.includes(file))
  const isEdited = states.head && [...states.changed, ...states.sent].includes(key)
  const lost = isEdited ? await lostAddresses(root, states.head ?? 'HEAD', files, examined) : []
  return {
    problems: [...lost, ...[...problems, ...advice].filter(isOwn), ...problems.filter((problem) => !isOwn(problem))],
    files: Object.fromEntries(files.map((file) => [file, readUtf8(root, file)])),
    addresses: Object.fromEntries(ownEntries.map((entry) => [entry.file, site.pageOf(entry)?.url])),
    accepts: Object.fromEntries(ownEntries.map((entry) => [entry.file, sourceOf(entry, entries)?.fingerprint])),
    shown: ownEntries.map((entry) => sideOf(entry, entries, site.now).state),
    version: content.version(),
    facts: factsIn(examined),
    states,
    online: states.head && states.head !== knownHead ? await textsAt(root, key, states.head) : undefined,
    behind: files.filter((file) => behind.includes(file)),
    oldLinks: textsWithOldLinks(key, examined, formerSlugs),
  }
}

function joinNews(old: Newest | undefined, next: Newest): Newest {
  if (!old) return next
  return {
    isNew: old.isNew || next.isNew,
    accepted: next.accepted ?? old.accepted,
    declined: next.declined ?? old.declined,
    merged: [...new Set([...old.merged, ...next.merged])],
    kept: [...new Set([...old.kept, ...next.kept])],
    needsRestart: old.needsRestart || next.needsRestart,
  }
}

const isOf = (key: string, file: string) => filesOf(key).some((one) => one.file === file)
