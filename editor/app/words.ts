import { defaultLocale, type Locale, type Localized, locales } from '../../site/locales.ts'

const words = {
  desk: { nl: 'Redactie', en: 'Desk' },
  skip: { nl: 'Naar de inhoud', en: 'Skip to the content' },
  all: { nl: 'Alle teksten', en: 'All texts' },
  search: { nl: 'Zoek een tekst', en: 'Search a text' },
  found: { nl: '{count} gevonden', en: '{count} found' },
  nothing: { nl: 'Geen tekst gevonden. Probeer een ander woord.', en: 'No text found. Try another word.' },
  inTexts: { nl: 'In de teksten', en: 'In the texts' },
  language: { nl: 'Taal van de redactie', en: 'Language of the desk' },
  loading: { nl: 'Even geduld…', en: 'One moment…' },
  new: { nl: 'Nieuw', en: 'New' },
  propose: { nl: 'Voorstellen', en: 'Propose' },
  unsaved: {
    nl: 'Niet opgeslagen',
    en: 'Not saved',
  },
  notWritten: {
    nl: 'Wat je typte, kon niet worden opgeslagen. {trouble} Laat dit venster open; de redactie probeert het opnieuw.',
    en: 'What you typed could not be saved. {trouble} Keep this window open; the desk tries again.',
  },
  more: { nl: 'Meer', en: 'More' },
  published: { nl: 'Staat online', en: 'Published' },
  draft: { nl: 'Concept', en: 'Draft' },
  scheduled: { nl: 'Gepland', en: 'Scheduled' },
  until: { nl: 'Gepland: {time}', en: 'Scheduled: {time}' },
  stale: { nl: 'Vertaling loopt achter', en: 'Translation is behind' },
  missing: { nl: 'Ontbreekt', en: 'Missing' },
  problem: { nl: '1 fout', en: '1 mistake' },
  problems: { nl: '{count} fouten', en: '{count} mistakes' },
  fine: { nl: 'Geen fouten', en: 'No mistakes' },
  checking: { nl: 'Controleren…', en: 'Checking…' },
  mend: { nl: 'Verbeter', en: 'Fix' },
  promisesNothing: { nl: 'Belooft niets', en: 'Promises nothing' },
  line: { nl: 'regel {line}', en: 'line {line}' },
  review: { nl: 'Wat de controle zegt', en: 'What the check says' },
  seldom: { nl: 'Meer velden', en: 'More fields' },
  elsewhere: { nl: 'In andere teksten', en: 'In other texts' },
  body: { nl: 'Tekst', en: 'Text' },
  source: { nl: 'Het bestand zelf', en: 'The file itself' },
  sourceWhy: {
    nl: 'De velden zijn niet te lezen. Herstel het bestand.',
    en: 'The fields cannot be read. Mend the file.',
  },
  noSide: { nl: 'Deze tekst is er nog niet in het {language}.', en: 'This text is not there in {language} yet.' },
  makeSide: { nl: 'Begin met een kopie', en: 'Begin with a copy' },
  accept: { nl: 'Zegt hetzelfde', en: 'Says the same' },
  sourceChanges: { nl: 'Gewijzigd in de bron', en: 'Changed in the source' },
  sourceChangesWhy: { nl: 'Vink aan wat hier ook staat.', en: 'Tick what stands here too.' },
  sourceUnknown: {
    nl: 'De bron is gewijzigd, en hoe ze eerst was is niet bewaard. Vergelijk de hele tekst.',
    en: 'The source has changed, and how it was is not kept. Compare the whole text.',
  },
  isTranslated: { nl: 'Staat ook hier', en: 'Stands here too' },
  preview: { nl: 'Pagina', en: 'Page' },
  previewOf: { nl: 'De pagina in het {language}', en: 'The page in {language}' },
  previewBehind: {
    nl: 'Er staat een fout in de tekst: dit is de laatste versie zonder.',
    en: 'The text has a mistake: this is the last version without.',
  },
  noPage: { nl: 'Deze tekst heeft nog geen pagina.', en: 'This text has no page yet.' },
  notHere: { nl: 'Deze woorden staan in een andere tekst.', en: 'These words stand in another text.' },
  phone: { nl: 'Telefoon', en: 'Phone' },
  screen: { nl: 'Scherm', en: 'Screen' },
  openPage: { nl: 'Open in een tabblad', en: 'Open in a tab' },
  columns: { nl: 'Wat je ziet', en: 'What you see' },
  bold: { nl: 'Vet', en: 'Bold' },
  italic: { nl: 'Cursief', en: 'Italic' },
  heading: { nl: 'Kop', en: 'Heading' },
  link: { nl: 'Link', en: 'Link' },
  list: { nl: 'Lijst', en: 'List' },
  picture: { nl: 'Afbeelding', en: 'Picture' },
  table: { nl: 'Tabel', en: 'Table' },
  callout: { nl: 'Kader', en: 'Callout' },
  fact: { nl: 'Feit', en: 'Fact' },
  component: { nl: 'Onderdeel', en: 'Component' },
  showTag: { nl: 'Toon de code', en: 'Show the code' },
  toolbar: { nl: 'Opmaak', en: 'Formatting' },
  choosePicture: { nl: 'Kies een afbeelding', en: 'Choose a picture' },
  pictureAlt: { nl: 'Wat is er op de afbeelding te zien?', en: 'What does the picture show?' },
  pictureAltWhy: { nl: 'Voor wie haar niet kan zien, in één zin.', en: 'For who cannot see it, in one sentence.' },
  insert: { nl: 'Voeg in', en: 'Insert' },
  add: { nl: 'Voeg toe', en: 'Add' },
  remove: { nl: 'Verwijder', en: 'Remove' },
  up: { nl: 'Omhoog', en: 'Up' },
  down: { nl: 'Omlaag', en: 'Down' },
  none: { nl: 'Niet ingevuld', en: 'Not filled in' },
  characters: { nl: '{count} van {least} tot {most} tekens', en: '{count} of {least} to {most} characters' },
  merged: {
    nl: 'Een ander heeft deze tekst gewijzigd; die wijziging staat nu ook hier.',
    en: 'Someone changed this text; that change is now here too.',
  },
  conflict: { nl: 'Twee versies', en: 'Two versions' },
  conflictWhy: {
    nl: 'Een ander heeft dezelfde regels gewijzigd als jij. Kies per alinea welke blijft.',
    en: 'Someone changed the same lines as you. Choose for each paragraph which one stays.',
  },
  mine: {
    nl: 'Die van jou',
    en: 'Yours',
  },
  theirs: {
    nl: 'De nieuwste',
    en: 'The newest',
  },
  both: { nl: 'Beide', en: 'Both' },
  empty: { nl: '(niets)', en: '(nothing)' },
  use: { nl: 'Gebruik deze keuze', en: 'Use this choice' },
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
  newWhy: { nl: 'Waarom alleen in één taal?', en: 'Why in one language only?' },
  category: { nl: 'Categorie', en: 'Category' },
  make: { nl: 'Maak', en: 'Make' },
  rename: { nl: 'Hernoem', en: 'Rename' },
  removeSure: { nl: 'Verwijder {name} in alle talen?', en: 'Remove {name} in all languages?' },
  removeWhy: { nl: 'Je vindt de tekst daarna in de prullenbak.', en: 'You will find the text in the bin.' },
  bin: { nl: 'Prullenbak', en: 'Bin' },
  undo: { nl: 'Maak ongedaan', en: 'Undo' },
  removed: { nl: '{name} is verwijderd.', en: '{name} was removed.' },
  versions: { nl: 'Eerdere versies', en: 'Earlier versions' },
  noVersions: { nl: 'Er is nog geen eerdere versie.', en: 'There is no earlier version yet.' },
  by: { nl: 'door {name}', en: 'by {name}' },
  renamed: { nl: 'hernoemd', en: 'renamed' },
  deleted: { nl: 'verwijderd', en: 'removed' },
  begun: { nl: 'begonnen', en: 'begun' },
  layout: { nl: 'opmaak', en: 'layout' },
  restore: { nl: 'Zet terug', en: 'Restore' },
  restoreWhy: { nl: 'Wat er in jouw tekst verandert', en: 'What changes in your text' },
  sameVersion: { nl: 'Jouw tekst is gelijk aan deze versie.', en: 'Your text is the same as this version.' },
  restoredVersion: {
    nl: 'De versie is terug.',
    en: 'The version is back.',
  },
  wordsGone: { nl: 'weg:', en: 'gone:' },
  wordsNew: { nl: 'nieuw:', en: 'new:' },
  oldAddress: { nl: 'Het oude adres /{slug} blijft werken.', en: 'The old address /{slug} keeps working.' },
  proposeWhy: {
    nl: 'Je voorstel wordt een tak met alleen deze bestanden. Wie de site beheert, bekijkt het en zet het online.',
    en: 'Your proposal becomes a branch with these files only. Who runs the site looks at it and publishes it.',
  },
  proposeNothing: { nl: 'Er is niets nieuws om voor te stellen.', en: 'There is nothing new to propose.' },
  noGit: {
    nl: 'Deze map staat niet onder git. Je teksten zijn opgeslagen; geef de map door aan wie de site beheert.',
    en: 'This folder is not under git. Your texts are saved; pass the folder on to who runs the site.',
  },
  proposals: { nl: 'Jouw voorstellen', en: 'Your proposals' },
  keptState: { nl: 'Nog niet verstuurd', en: 'Not sent yet' },
  sentState: { nl: 'Verstuurd', en: 'Sent' },
  reviewState: { nl: 'Wordt bekeken', en: 'Being looked at' },
  takenState: { nl: 'Overgenomen', en: 'Taken in' },
  onlineState: { nl: 'Staat online', en: 'Online' },
  closedState: { nl: 'Gesloten, niet overgenomen', en: 'Closed, not taken in' },
  goneState: { nl: 'Afgehandeld: haal het nieuwste', en: 'Settled: fetch the newest' },
  author: { nl: 'Wie stelt dit voor?', en: 'Who proposes this?' },
  authorWhy: { nl: 'Het wordt één keer gevraagd.', en: 'It is asked once.' },
  authorName: { nl: 'Je naam', en: 'Your name' },
  authorMail: { nl: 'Je e-mailadres', en: 'Your email address' },
  changeAuthor: { nl: 'Wijzig je naam', en: 'Change your name' },
  proposeTitle: { nl: 'Wat stel je voor?', en: 'What do you propose?' },
  proposeUpdates: {
    nl: 'Dit werkt het voorstel ‘{title}’ bij, dat nog wacht.',
    en: 'This updates the proposal "{title}", which still waits.',
  },
  proposeRefused: { nl: 'Er zijn nog fouten. Er is niets verstuurd.', en: 'It still has mistakes. Nothing was sent.' },
  updated: { nl: 'Het voorstel {branch} is bijgewerkt.', en: 'The proposal {branch} was updated.' },
  newest: { nl: 'Haal het nieuwste', en: 'Fetch the newest' },
  newestNone: { nl: 'Je hebt het nieuwste al.', en: 'You already have the newest.' },
  newestTaken: { nl: 'Het nieuwste is opgehaald.', en: 'The newest was fetched.' },
  newestLanded: { nl: 'Je voorstel is overgenomen: {titles}.', en: 'Your proposal was taken in: {titles}.' },
  newestMerged: { nl: 'Samengevoegd met wat jij wijzigde:', en: 'Merged with what you changed:' },
  newestBack: {
    nl: 'Jij had dit verwijderd, een ander wijzigde het; het is er weer:',
    en: 'You had removed this, somebody changed it; it is there again:',
  },
  newestRestart: {
    nl: 'De redactie zelf is vernieuwd. Schrijf gerust verder, en vraag wie de site beheert haar opnieuw te starten.',
    en: 'The desk itself is newer. Write on, and ask who runs the site to start it again.',
  },
  proposed: { nl: 'Het voorstel {branch} staat klaar.', en: 'The proposal {branch} is ready.' },
  pushed: { nl: 'Het voorstel {branch} is verstuurd.', en: 'The proposal {branch} was sent.' },
  notPushed: { nl: 'Versturen lukte niet. {trouble}', en: 'It could not be sent. {trouble}' },
  openCompare: { nl: 'Bekijk en dien in', en: 'Look at it and hand it in' },
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
    nl: 'Woorden waarop bezoekers zoeken. Elke groep staat tussen [ en ] en betekent hetzelfde; het eerste woord staat zo in de teksten.',
    en: 'Words that visitors search with. Each group stands between [ and ] and means the same; the texts use its first word.',
  },
  termsTitle: { nl: 'Afgesproken woorden', en: 'Agreed words' },
  filterFacts: { nl: 'Zoek een feit', en: 'Search a fact' },
  noFact: { nl: 'Geen feit gevonden. Probeer een ander woord.', en: 'No fact found. Try another word.' },
  writeUnit: { nl: 'Schrijf {unit}.', en: 'Write {unit}.' },
  inText: { nl: 'Staat in 1 tekst', en: 'Stands in 1 text' },
  inManyTexts: { nl: 'Staat in {count} teksten', en: 'Stands in {count} texts' },
  inNoText: {
    nl: 'Staat in geen tekst; een pagina kan het zelf tonen.',
    en: 'Stands in no text; a page may show it by itself.',
  },
  factsTitle: { nl: 'Prijzen, termijnen en gegevens', en: 'Prices, terms and details' },
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

export type Word = keyof typeof words

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

export function say(word: Word, values: Record<string, string | number> = {}): string {
  return words[word][desk].replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ''))
}

export function count(number: number, one: Word, more: Word): string {
  return number === 1 ? say(one) : say(more, { count: number })
}

export function nameOf(locale: Locale): string {
  return new Intl.DisplayNames(desk, { type: 'language' }).of(locale) ?? locale
}

/** Relative time: today at a time, yesterday, 3 days ago, or the date. */
export function dayOf(time: string): string {
  const days = Math.round((new Date().setHours(0, 0, 0, 0) - new Date(time).setHours(0, 0, 0, 0)) / 86_400_000)
  const day = new Intl.RelativeTimeFormat(desk, { numeric: 'auto' }).format(-days, 'day')
  if (days === 0) return `${day} ${clockOf(time)}`
  return days < 7 ? day : new Date(time).toLocaleDateString(desk, { dateStyle: 'long' })
}

export function clockOf(time: string): string {
  return new Date(time).toLocaleTimeString(desk, { hour: '2-digit', minute: '2-digit' })
}
