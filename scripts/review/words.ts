import type { Localized } from '../../site/locales.ts'

/** Words of the review, with placeholders %1, %2. */
export const words = {
  title: { nl: 'Wat er verandert', en: 'What changes' },
  compared: { nl: 'Vergeleken met %1', en: 'Compared with %1' },
  nothing: { nl: 'Geen pagina verandert.', en: 'No page changes.' },
  onePage: { nl: 'Eén pagina verandert.', en: 'One page changes.' },
  pages: { nl: '%1 pagina’s veranderen.', en: '%1 pages change.' },
  overview: { nl: 'Overzicht', en: 'Overview' },
  translation: { nl: 'Vertaling', en: 'Translation' },
  added: { nl: 'nieuw', en: 'new' },
  removed: { nl: 'weg', en: 'gone' },
  changed: { nl: 'gewijzigd', en: 'changed' },
  moved: { nl: 'verhuisd', en: 'moved' },
  movedFrom: { nl: 'Stond op %1.', en: 'Was at %1.' },
  draft: { nl: 'niet gepubliceerd', en: 'unpublished' },
  scheduled: { nl: 'gepland: %1', en: 'scheduled: %1' },
  fresh: { nl: 'actueel', en: 'up to date' },
  stale: { nl: 'achter op de andere taal', en: 'behind the other language' },
  unmarked: { nl: 'nog niet gemarkeerd als vertaling', en: 'not yet marked as a translation' },
  alone: { nl: 'niet vertaald: %1', en: 'not translated: %1' },
  otherTexts: { nl: 'Teksten zonder eigen pagina', en: 'Texts without a page of their own' },
  gone: { nl: 'Adressen die verdwijnen', en: 'Addresses that go away' },
  problems: { nl: 'Fouten', en: 'Mistakes' },
  advice: { nl: 'Advies', en: 'Advice' },
  otherAdvice: { nl: 'Verder zegt de controle', en: 'The check also says' },
  text: { nl: 'Tekst', en: 'Text' },
  found: { nl: 'In zoekresultaten', en: 'In search results' },
  wordsGone: { nl: 'weg:', en: 'gone:' },
  wordsNew: { nl: 'nieuw:', en: 'new:' },
  linksAndPictures: { nl: 'Links en afbeeldingen', en: 'Links and pictures' },
  wholeNew: { nl: 'De hele pagina is nieuw.', en: 'The whole page is new.' },
  wholeGone: { nl: 'De pagina verdwijnt.', en: 'The page goes away.' },
  noText: {
    nl: 'Geen woord verandert: het verschil zit in de opmaak of in wat alleen zoekmachines lezen.',
    en: 'No word changes: the difference is in the layout, or in what only search engines read.',
  },
  samePicture: {
    nl: 'Op elk scherm ziet de pagina er hetzelfde uit.',
    en: 'On every screen the page looks the same.',
  },
  before: { nl: 'Voor', en: 'Before' },
  after: { nl: 'Na', en: 'After' },
  phone: { nl: 'Telefoon', en: 'Phone' },
  desk: { nl: 'Bureau', en: 'Desk' },
  light: { nl: 'Licht', en: 'Light' },
  dark: { nl: 'Donker', en: 'Dark' },
  width: { nl: 'Scherm', en: 'Screen' },
  scheme: { nl: 'Kleuren', en: 'Colours' },
  layout: { nl: 'Vergelijken', en: 'Compare' },
  sideBySide: { nl: 'Naast elkaar', en: 'Side by side' },
  overlay: { nl: 'Over elkaar', en: 'Overlay' },
  slider: { nl: 'Schuif van voor naar na', en: 'Slide from before to after' },
  picture: { nl: 'Foto van %1, %2 px breed', en: 'Picture of %1, %2 px wide' },
  cut: {
    nl: 'De pagina is hoger dan %1 px. De rest staat niet op de foto.',
    en: 'The page is higher than %1 px. The rest is not in the picture.',
  },
  tooLarge: {
    nl: 'Bij %1 pagina’s zijn de foto’s weggelaten, want het bestand zou groter dan 30 MB zijn.',
    en: 'Pictures of %1 pages were left out, as the file would be larger than 30 MB.',
  },
  noBrowser: { nl: 'Er zijn geen foto’s. %1', en: 'There are no pictures. %1' },
  mistakes: {
    nl: 'In de teksten staan fouten, dus de site kan niet worden gebouwd en er zijn geen foto’s. De fouten staan bij hun pagina.',
    en: 'The texts have mistakes, so the site cannot be built and there are no pictures. Each mistake is at its page.',
  },
  mistakesBefore: {
    nl: 'De teksten van %1 hebben fouten, dus van voor de wijziging zijn er geen pagina’s.',
    en: 'The texts of %1 have mistakes, so there are no pages from before the change.',
  },
  same: { nl: '%1 pagina’s blijven gelijk', en: '%1 pages stay the same' },
  code: { nl: 'Wat de code verandert', en: 'What the code changes' },
  codeSame: {
    nl: 'De code van %1 en deze geven op elke pagina dezelfde pixels.',
    en: 'The code of %1 and this one give the same pixels on every page.',
  },
  codeContent: {
    nl: 'De code van %1 kan deze teksten niet bouwen, dus die is vergeleken met haar eigen teksten.',
    en: 'The code of %1 cannot build these texts, so it was compared with its own texts.',
  },
  difference: { nl: '%1% van de pixels verschilt.', en: '%1% of the pixels differ.' },
  online: { nl: 'Open de voorvertoning', en: 'Open the preview' },
} satisfies Record<string, Localized<string>>

export type WordName = keyof typeof words

/** Sentence of the review, with the values of its placeholders. */
export type Sentence = readonly [name: WordName, ...values: (string | number)[]]
