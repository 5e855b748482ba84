import type { Localized } from '../../site/locales.ts'

export const words = {
  title: { nl: 'Wat er verandert', en: 'What changes' },
  compared: { nl: 'Vergeleken met {revision}', en: 'Compared with {revision}' },
  nothing: { nl: 'Er verandert geen enkele pagina.', en: 'No page changes.' },
  onePage: { nl: 'Eén pagina verandert.', en: 'One page changes.' },
  pages: { nl: '{count} pagina’s veranderen.', en: '{count} pages change.' },
  overview: { nl: 'Overzicht', en: 'Overview' },
  translation: { nl: 'Vertaling', en: 'Translation' },
  added: { nl: 'nieuw', en: 'new' },
  removed: { nl: 'verwijderd', en: 'removed' },
  changed: { nl: 'gewijzigd', en: 'changed' },
  moved: { nl: 'verhuisd', en: 'moved' },
  movedFrom: { nl: 'Stond op {address}.', en: 'Was at {address}.' },
  draft: { nl: 'niet gepubliceerd', en: 'unpublished' },
  scheduled: { nl: 'gepland: {time}', en: 'scheduled: {time}' },
  fresh: { nl: 'actueel', en: 'up to date' },
  stale: { nl: 'loopt achter', en: 'out of date' },
  unmarked: { nl: 'nog niet gemarkeerd als vertaling', en: 'not yet marked as a translation' },
  alone: { nl: 'niet vertaald: {reason}', en: 'not translated: {reason}' },
  otherTexts: { nl: 'Teksten zonder eigen pagina', en: 'Texts without a page of their own' },
  gone: { nl: 'Verwijderde adressen', en: 'Removed addresses' },
  problems: { nl: 'Fouten', en: 'Mistakes' },
  advice: { nl: 'Advies', en: 'Advice' },
  otherAdvice: { nl: 'Verder zegt de controle', en: 'The check also says' },
  text: { nl: 'Tekst', en: 'Text' },
  found: { nl: 'In zoekresultaten', en: 'In search results' },
  wordsGone: { nl: 'verwijderd:', en: 'removed:' },
  wordsNew: { nl: 'nieuw:', en: 'new:' },
  linksAndPictures: { nl: 'Links en afbeeldingen', en: 'Links and pictures' },
  wholeNew: { nl: 'De hele pagina is nieuw.', en: 'The whole page is new.' },
  wholeGone: { nl: 'De pagina is verwijderd.', en: 'The page was removed.' },
  noText: {
    nl: 'Er verandert geen woord: het verschil zit in de opmaak of in wat alleen zoekmachines lezen.',
    en: 'No word changes: the difference is in the layout, or in data that only search engines read.',
  },
  samePicture: {
    nl: 'De pagina ziet er op elk scherm hetzelfde uit.',
    en: 'The page looks the same on every screen.',
  },
  before: { nl: 'Voor', en: 'Before' },
  after: { nl: 'Na', en: 'After' },
  phone: { nl: 'Telefoon', en: 'Phone' },
  desktop: { nl: 'Computer', en: 'Desktop' },
  light: { nl: 'Licht', en: 'Light' },
  dark: { nl: 'Donker', en: 'Dark' },
  width: { nl: 'Scherm', en: 'Screen' },
  scheme: { nl: 'Kleuren', en: 'Colours' },
  layout: { nl: 'Vergelijken', en: 'Compare' },
  sideBySide: { nl: 'Naast elkaar', en: 'Side by side' },
  overlay: { nl: 'Over elkaar', en: 'Overlay' },
  slider: { nl: 'Schuif van voor naar na', en: 'Slide from before to after' },
  picture: { nl: 'Schermafbeelding van {address}, {width} px breed', en: 'Screenshot of {address}, {width} px wide' },
  cut: {
    nl: 'De pagina is hoger dan {height} px. De rest staat niet op de schermafbeelding.',
    en: 'The page is taller than {height} px. The rest is not in the screenshot.',
  },
  tooLarge: {
    nl: 'Bij {count} pagina’s zijn de schermafbeeldingen weggelaten, want het bestand zou groter worden dan 30 MB.',
    en: 'Screenshots of {count} pages were left out, because the file would be larger than 30 MB.',
  },
  noBrowser: { nl: 'Er zijn geen schermafbeeldingen. {reason}', en: 'There are no screenshots. {reason}' },
  mistakes: {
    nl: 'In de teksten staan fouten, dus de site kan niet worden gebouwd en er zijn geen schermafbeeldingen. Elke fout staat bij de bijbehorende pagina.',
    en: 'The texts have mistakes, so the site cannot be built and there are no screenshots. Each mistake is listed with its page.',
  },
  mistakesBefore: {
    nl: 'De teksten in {revision} hebben fouten, dus er zijn geen eerdere pagina’s om mee te vergelijken.',
    en: 'The texts in {revision} have mistakes, so there are no earlier pages to compare with.',
  },
  same: { nl: '{count} pagina’s blijven gelijk', en: '{count} pages stay the same' },
  code: { nl: 'Wat de code verandert', en: 'What the code changes' },
  codeSame: {
    nl: 'De code van {revision} en de huidige code leveren op elke pagina dezelfde pixels op.',
    en: 'The code of {revision} and the current code produce the same pixels on every page.',
  },
  codeContent: {
    nl: 'De code van {revision} kan deze teksten niet bouwen, dus de vergelijking gebruikt de teksten van {revision}.',
    en: 'The code of {revision} cannot build these texts, so the comparison uses the texts of {revision}.',
  },
  difference: { nl: '{percent}% van de pixels verschilt.', en: '{percent}% of the pixels differ.' },
  online: { nl: 'Open de voorvertoning', en: 'Open the preview' },
} satisfies Record<string, Localized<string>>

export type WordName = keyof typeof words

/** Sentence in the review, with the values of its placeholders. */
export type Sentence = readonly [name: WordName, values?: Readonly<Record<string, string | number>>]
