import { languageName } from '../../scripts/content/problem.ts'
import { defaultLocale, type Locale, type Localized, locales } from '../../site/locales.ts'

const words = {
  desk: { nl: 'Redactie', en: 'Desk' },
  skip: { nl: 'Naar de inhoud', en: 'Skip to content' },
  all: { nl: 'Alle teksten', en: 'All texts' },
  search: { nl: 'Zoek een tekst', en: 'Search texts' },
  found: { nl: '{count} gevonden', en: '{count} found' },
  nothing: { nl: 'Geen tekst gevonden. Probeer een ander woord.', en: 'No texts found. Try another word.' },
  language: { nl: 'Taal van de redactie', en: 'Language of the desk' },
  loading: { nl: 'Even geduld…', en: 'Loading…' },
  new: { nl: 'Nieuw', en: 'New' },
  propose: { nl: 'Voorstellen', en: 'Propose' },
  unsaved: { nl: 'Niet opgeslagen', en: 'Not saved' },
  notWritten: {
    nl: 'Wat je typte, kon niet worden opgeslagen. {trouble} Laat dit venster open; de redactie probeert het opnieuw.',
    en: 'What you typed could not be saved. {trouble} Keep this window open; the desk tries again.',
  },
  saved: { nl: 'Opgeslagen', en: 'Saved' },
  changed: { nl: 'Gewijzigd, niet verstuurd', en: 'Changed, not sent' },
  sent: { nl: 'Verstuurd', en: 'Sent' },
  ready: { nl: 'Klaar om door te geven', en: 'Ready to hand on' },
  backOnline: { nl: 'Terug naar wat online staat', en: 'Back to what is online' },
  neverOnline: {
    nl: 'Deze tekst heeft nog niet online gestaan. Verwijder hem als je hem niet meer wilt.',
    en: 'This text has not been online yet. Remove it if you no longer want it.',
  },
  isOnline: { nl: 'De tekst is weer zoals online.', en: 'The text is as it is online again.' },
  whatChanged: { nl: 'Wat er verandert', en: 'What changes' },
  proposePartial: {
    nl: 'Zonder de andere gewijzigde teksten heeft dit voorstel fouten. Vink die ook aan. Er is niets verstuurd.',
    en: 'Without the other changed texts, this proposal has mistakes. Tick those too. Nothing was sent.',
  },
  newestAccepted: { nl: 'Je voorstel is overgenomen: {title}.', en: 'Your proposal was accepted: {title}.' },
  newestKept: {
    nl: 'Een van jullie had dit verwijderd, de ander wijzigde het; het is er nog:',
    en: 'One of you had removed this, the other changed it; it is still there:',
  },
  more: { nl: 'Meer', en: 'More' },
  published: { nl: 'Online', en: 'Online' },
  draft: { nl: 'Concept', en: 'Draft' },
  scheduled: { nl: 'Gepland', en: 'Scheduled' },
  until: { nl: 'Gepland: {time}', en: 'Scheduled: {time}' },
  stale: { nl: 'Vertaling loopt achter', en: 'Translation out of date' },
  missing: { nl: 'Ontbreekt', en: 'Missing' },
  problem: { nl: '1 fout', en: '1 mistake' },
  problems: { nl: '{count} fouten', en: '{count} mistakes' },
  fine: { nl: 'Geen fouten', en: 'No mistakes' },
  checking: { nl: 'Controleren…', en: 'Checking…' },
  mend: { nl: 'Verbeter', en: 'Fix' },
  promisesNothing: { nl: 'Belooft niets', en: 'Promises nothing' },
  show: { nl: 'Toon', en: 'Show' },
  review: { nl: 'Wat de controle zegt', en: 'Issues' },
  seldom: { nl: 'Meer velden', en: 'More fields' },
  elsewhere: { nl: 'Wat de controle zegt over andere teksten', en: 'Issues in other texts' },
  body: { nl: 'Tekst', en: 'Text' },
  source: { nl: 'De hele tekst', en: 'Source' },
  sourceWhy: {
    nl: 'Deze tekst is niet te lezen als formulier. Herstel wat hieronder rood is.',
    en: 'This text cannot be shown as a form. Fix what is marked below.',
  },
  noSide: { nl: 'Deze tekst is er nog niet in het {language}.', en: 'There is no {language} version yet.' },
  makeSide: { nl: 'Begin met een kopie', en: 'Start from a copy' },
  accept: { nl: 'Zegt hetzelfde', en: 'Says the same' },
  sourceChanges: { nl: 'Gewijzigd na de vertaling', en: 'Changed since it was translated' },
  sourceChangesWhy: { nl: 'Vink aan wat je hebt vertaald.', en: 'Tick what you have translated.' },
  sourceUnknown: {
    nl: 'De brontekst is gewijzigd, maar de vorige versie is niet bewaard. Vergelijk de hele tekst.',
    en: 'The original has changed, but its previous version was not kept. Compare the whole text.',
  },
  isTranslated: { nl: 'Vertaald', en: 'Translated' },
  preview: { nl: 'Pagina', en: 'Page' },
  previewOf: { nl: 'De pagina in het {language}', en: 'The page in {language}' },
  previewBehind: {
    nl: 'Deze tekst is nu niet te lezen. Je ziet de vorige versie.',
    en: 'This text cannot be read right now. You see the previous version.',
  },
  noPage: { nl: 'Deze tekst heeft nog geen pagina.', en: 'This text has no page yet.' },
  notHere: { nl: 'Deze woorden horen bij een andere tekst.', en: 'These words belong to another text.' },
  phone: { nl: 'Telefoon', en: 'Phone' },
  screen: { nl: 'Scherm', en: 'Screen' },
  openPage: { nl: 'Open in een tabblad', en: 'Open in a new tab' },
  columns: { nl: 'Wat je ziet', en: 'Show' },
  bold: { nl: 'Vet', en: 'Bold' },
  italic: { nl: 'Cursief', en: 'Italic' },
  heading: { nl: 'Kop', en: 'Heading' },
  link: { nl: 'Link', en: 'Link' },
  list: { nl: 'Lijst', en: 'List' },
  picture: { nl: 'Afbeelding', en: 'Picture' },
  table: { nl: 'Tabel', en: 'Table' },
  callout: { nl: 'Kader', en: 'Callout' },
  fact: { nl: 'Feit', en: 'Fact' },
  component: { nl: 'Onderdeel', en: 'Block' },
  showTag: { nl: 'Toon de code', en: 'Show the code' },
  toolbar: { nl: 'Opmaak', en: 'Formatting' },
  choosePicture: { nl: 'Kies een afbeelding', en: 'Choose a picture' },
  pictureAlt: { nl: 'Wat is er op de afbeelding te zien?', en: 'What does the picture show?' },
  pictureAltWhy: {
    nl: 'Voor bezoekers die haar niet zien, in één zin.',
    en: 'For visitors who cannot see it, in one sentence.',
  },
  insert: { nl: 'Voeg in', en: 'Insert' },
  add: { nl: 'Voeg toe', en: 'Add' },
  remove: { nl: 'Verwijder', en: 'Remove' },
  up: { nl: 'Omhoog', en: 'Up' },
  down: { nl: 'Omlaag', en: 'Down' },
  none: { nl: 'Niet ingevuld', en: 'Not set' },
  characters: { nl: '{count} van {least} tot {most} tekens', en: '{count} of {least} to {most} characters' },
  merged: {
    nl: 'Iemand anders heeft deze tekst gewijzigd. Die wijziging staat nu ook hier.',
    en: 'Someone else changed this text. Their change is now here too.',
  },
  conflict: { nl: 'Twee versies', en: 'Two versions' },
  conflictWhy: {
    nl: 'Iemand anders heeft dezelfde regels gewijzigd. Kies per alinea welke blijft.',
    en: 'Someone else changed the same lines. Choose which one to keep for each paragraph.',
  },
  mine: { nl: 'Van jou', en: 'Yours' },
  theirs: { nl: 'Het nieuwste', en: 'The newest' },
  both: { nl: 'Beide', en: 'Both' },
  empty: { nl: '(leeg)', en: '(empty)' },
  use: { nl: 'Gebruik deze keuze', en: 'Use these' },
  cancel: { nl: 'Annuleer', en: 'Cancel' },
  close: { nl: 'Sluit', en: 'Close' },
  offline: {
    nl: 'De redactie antwoordt niet. Laat dit venster open: wat je typt, wordt opgeslagen zodra ze er weer is.',
    en: 'The desk does not answer. Keep this window open: what you type is saved once it is back.',
  },
  back: { nl: 'De redactie is er weer.', en: 'The desk is back.' },
  newWhat: { nl: 'Wat wil je schrijven?', en: 'What do you want to write?' },
  newPost: { nl: 'Een artikel', en: 'A post' },
  newQuestion: { nl: 'Een vraag', en: 'A question' },
  newLegal: { nl: 'Een deel van een juridische tekst', en: 'A section of a legal text' },
  newTitle: { nl: 'Titel in het {language}', en: 'Title in {language}' },
  newInto: { nl: 'Waar hoort het bij?', en: 'Where does it belong?' },
  newWhy: { nl: 'Waarom in één taal?', en: 'Why in one language only?' },
  category: { nl: 'Categorie', en: 'Category' },
  make: { nl: 'Maak', en: 'Create' },
  removeSure: { nl: 'Verwijder {name} in alle talen?', en: 'Remove {name} in all languages?' },
  removeWhy: { nl: 'Je vindt de tekst daarna in de prullenbak.', en: 'You will find the text in the bin.' },
  bin: { nl: 'Prullenbak', en: 'Bin' },
  undo: { nl: 'Maak ongedaan', en: 'Undo' },
  removed: { nl: '{name} is verwijderd.', en: '{name} was removed.' },
  versions: { nl: 'Eerdere versies', en: 'Earlier versions' },
  noVersions: { nl: 'Er is nog geen eerdere versie.', en: 'There is no earlier version yet.' },
  by: { nl: 'door {name}', en: 'by {name}' },
  deleted: { nl: 'verwijderd', en: 'removed' },
  begun: { nl: 'gemaakt', en: 'created' },
  layout: { nl: 'opmaak', en: 'formatting' },
  restore: { nl: 'Zet terug', en: 'Restore' },
  restoreWhy: { nl: 'Wat er in jouw tekst verandert', en: 'What will change in your text' },
  sameVersion: { nl: 'Jouw tekst is gelijk aan deze versie.', en: 'Your text is the same as this version.' },
  restoredVersion: { nl: 'De versie is terug.', en: 'The version was restored.' },
  wordsGone: { nl: 'weg:', en: 'gone:' },
  wordsNew: { nl: 'nieuw:', en: 'new:' },
  oldAddress: { nl: 'Het oude adres /{slug} blijft werken.', en: 'The old address /{slug} keeps working.' },
  proposeWhy: {
    nl: 'Wie de site beheert, bekijkt je voorstel en zet het online.',
    en: 'The person who runs the site reviews your proposal and publishes it.',
  },
  noGit: {
    nl: 'Deze map staat niet onder git. Je teksten zijn opgeslagen; geef de map door aan wie de site beheert.',
    en: 'This folder is not under git. Your texts are saved; hand the folder to the person who runs the site.',
  },
  proposeNothing: { nl: 'Er is niets nieuws om voor te stellen.', en: 'There is nothing new to propose.' },
  author: { nl: 'Wie stelt dit voor?', en: 'Who proposes this?' },
  authorName: { nl: 'Je naam', en: 'Your name' },
  authorMail: { nl: 'Je e-mailadres', en: 'Your email address' },
  proposeTitle: { nl: 'Wat stel je voor?', en: 'What do you propose?' },
  proposeUpdates: {
    nl: 'Dit komt bij je voorstel ‘{title}’, dat nog niet is overgenomen.',
    en: 'This is added to your proposal "{title}", which is not accepted yet.',
  },
  proposeRefused: { nl: 'Er zijn nog fouten. Er is niets verstuurd.', en: 'It still has mistakes. Nothing was sent.' },
  newest: { nl: 'Haal het nieuwste', en: 'Get latest' },
  newestNone: { nl: 'Je hebt het nieuwste al.', en: 'You are up to date.' },
  newestTaken: { nl: 'Het nieuwste is opgehaald.', en: 'You have the latest now.' },
  newestMerged: { nl: 'Samengevoegd met wat jij wijzigde:', en: 'Merged with what you changed:' },
  newestRestart: {
    nl: 'De redactie zelf is vernieuwd. Schrijf gerust verder, en vraag de beheerder om haar opnieuw te starten.',
    en: 'The desk itself was updated. Keep writing, and ask the person who runs the site to restart it.',
  },
  proposed: {
    nl: 'Je voorstel staat klaar in de branch {branch}. Deze map hoort bij geen server: geef haar door aan wie de site beheert.',
    en: 'Your proposal is ready in the branch {branch}. This folder belongs to no server: hand it to the person who runs the site.',
  },
  pushed: { nl: 'Je voorstel is verstuurd.', en: 'Your proposal was sent.' },
  openCompare: { nl: 'Open het pull request', en: 'Open the pull request' },
  blog: { nl: 'Blog', en: 'Blog' },
  faq: { nl: 'Vragen', en: 'Questions' },
  pages: { nl: 'Pagina’s', en: 'Pages' },
  plans: { nl: 'Pakketten', en: 'Plans' },
  modules: { nl: 'Modules', en: 'Modules' },
  legal: { nl: 'Juridisch', en: 'Legal' },
  facts: { nl: 'Feiten', en: 'Facts' },
  words: { nl: 'Woorden', en: 'Words' },
  searchTitle: { nl: 'Zoekwoorden', en: 'Search words' },
  searchWhy: {
    nl: 'Woorden waarop bezoekers zoeken. Elke groep staat tussen [ en ] en betekent hetzelfde. Het eerste woord staat in de teksten.',
    en: 'Words that visitors search for. Each group between [ and ] means the same. The texts use its first word.',
  },
  termsTitle: { nl: 'Afgesproken woorden', en: 'Agreed terms' },
  filterFacts: { nl: 'Zoek een feit', en: 'Search facts' },
  noFact: { nl: 'Geen feit gevonden. Probeer een ander woord.', en: 'No facts found. Try another word.' },
  writeUnit: { nl: 'Schrijf {unit}.', en: 'Write {unit}.' },
  inText: { nl: 'Gebruikt in 1 tekst', en: 'Used in 1 text' },
  inManyTexts: { nl: 'Gebruikt in {count} teksten', en: 'Used in {count} texts' },
  inNoText: {
    nl: 'In geen tekst gebruikt. Een pagina kan het zelf tonen.',
    en: 'Not used in any text. A page may show it by itself.',
  },
  example: {
    nl: 'Dit is nog een voorbeeld. Vul het echte in; wie de site beheert, maakt het definitief.',
    en: 'This is still an example. Enter the real value; the person who runs the site makes it final.',
  },
  factsTitle: { nl: 'Prijzen, termijnen en gegevens', en: 'Prices, terms and contact details' },
} as const satisfies Record<string, Localized<string>>

/** Translations of CodeMirror's own phrases. */
export const editorWords: Localized<Record<string, string>> = {
  en: { regexp: 'pattern' },
  nl: {
    Find: 'Zoek',
    Replace: 'Vervang door',
    next: 'volgende',
    previous: 'vorige',
    all: 'alle',
    'match case': 'hoofdletters',
    regexp: 'patroon',
    'by word': 'hele woorden',
    replace: 'vervang',
    'replace all': 'vervang alle',
    close: 'sluit',
    'current match': 'gevonden',
    'on line': 'op regel',
    'replaced $ matches': '$ keer vervangen',
    'replaced match on line $': 'vervangen op regel $',
    'Go to line': 'Ga naar regel',
    go: 'ga',
    Completions: 'Aanvullingen',
    Diagnostics: 'Wat de controle zegt',
    'No diagnostics': 'Geen fouten',
    'Selection deleted': 'Selectie verwijderd',
  },
}

export type TextKey = keyof typeof words

const remembered = 'desk-language'
let desk: Locale = defaultLocale

/** Language of the writer; a change re-renders the page. */
export const language = () => desk

export function setLanguage(locale: Locale) {
  desk = locale
  document.documentElement.lang = locale
  localStorage.setItem(remembered, locale)
}

export const rememberedLanguage = () =>
  locales.find((locale) => locale === localStorage.getItem(remembered)) ?? defaultLocale

export function t(word: TextKey, values: Record<string, string | number> = {}): string {
  return words[word][desk].replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ''))
}

export function count(number: number, one: TextKey, more: TextKey): string {
  return number === 1 ? t(one) : t(more, { count: number })
}

export const nameOfLanguage = (locale: Locale) => languageName(locale)[desk]

/** Relative time: today at a time, yesterday, 3 days ago, or the date. */
export function dayOf(time: string): string {
  const days = Math.round((new Date().setHours(0, 0, 0, 0) - new Date(time).setHours(0, 0, 0, 0)) / 86_400_000)
  const day = new Intl.RelativeTimeFormat(desk, { numeric: 'auto' }).format(-days, 'day')
  if (days === 0) return `${day} ${new Date(time).toLocaleTimeString(desk, { hour: '2-digit', minute: '2-digit' })}`
  return days < 7 ? day : longDate(time)
}

export const longDate = (time: string) => new Date(time).toLocaleDateString(desk, { dateStyle: 'long' })
