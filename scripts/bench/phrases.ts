import type { Localized } from '../../site/locales.ts'

/** What the sentences of a generated article are made of. Each first part makes a word with each second part. */
interface Phrases {
  first: readonly string[]
  second: readonly string[]
  who: readonly string[]
  does: readonly string[]
  when: readonly string[]
  /** {n} and {m} are things, {w} is who, {d} does, {t} when. */
  sentences: readonly string[]
  headings: readonly string[]
  table: readonly [string, string, string]
  callout: string
  /** The same addresses in both languages: plans, contact, the third chapter of the page. */
  links: readonly { text: string; to: string }[]
  neighbour: string
  title: string
  excerpt: string
  imageAlt: string
}

const list = (text: string) => text.split(' ')

export const phrases: Localized<Phrases> = {
  nl: {
    first: list(
      'werkorder order klant storing monteur factuur offerte retour rooster dossier zorg intake winkel voorraad pakket bestel mail agenda project materiaal dienst contract sleutel ketel levering route toestel huur wijk team',
    ),
    second: list(
      'lijsten formulieren meldingen plannen gegevens mappen regels vragen stappen bonnen nummers adressen afspraken berichten overzichten foto’s tijden kaarten notities controles wensen codes rapporten termijnen uren fouten namen taken kosten cijfers',
    ),
    who: [
      'de planner',
      'de monteur',
      'het zorgteam',
      'de webwinkel',
      'een collega',
      'de balie',
      'het magazijn',
      'de boekhouder',
      'de teamleider',
      'een klant',
    ],
    does: ['controleert', 'verwerkt', 'bekijkt', 'sorteert', 'vergelijkt', 'noteert', 'bewaart', 'verdeelt'],
    when: [
      'op maandag',
      'voor de lunch',
      'in een rustig uur',
      'aan het eind van de dag',
      'na elke dienst',
      'in de eerste week',
      'zonder te bellen',
      'in één keer',
      'voor het weekend',
      'bij elke aanvraag',
    ],
    sentences: [
      'Vaak {d} {w} de {n} {t}.',
      'Zodra de {n} binnenkomen, {d} {w} ze {t}.',
      'Komen de {n} te laat, dan wachten ook de {m} en dat merkt {w} {t}.',
      'Met een vaste lijst van {n} weet {w} {t} waar het werk staat.',
      'Niemand typt de {n} nog over, want de workflow haalt ze uit de {m}.',
      'Dat scheelt tijd bij de {n} en het maakt de {m} beter.',
      'Vraag aan {w} welke {n} {t} blijven liggen.',
      'Begin klein en kies alleen de {n}, dan volgen de {m} vanzelf.',
      'Eén verkeerd cijfer in de {n} valt pas op als {w} ze {t} {d}.',
      'De {n} staan dan klaar, en **wie ze nodig heeft** vindt de {m} ernaast.',
    ],
    headings: [
      'Waar de {n} vandaan komen',
      'Wat er met de {n} gebeurt',
      'Wie de {n} bekijkt',
      'De {n} naast elkaar',
      'Van {n} naar een vaste vorm',
      'Begin met de {n}',
    ],
    table: ['Wat er binnenkomt', 'Wie het doet', 'Waar het eindigt'],
    callout: 'Kies één soort werk',
    links: [
      { text: 'onze pakketten', to: '/pakketten' },
      { text: 'een gesprek', to: '/contact' },
      { text: 'het derde deel', to: '#chapter-3' },
    ],
    neighbour: '/blog/artikel-',
    title: 'Deel {k}: {n} zonder typewerk',
    excerpt: 'Deel {k} over {n}: wat er binnenkomt, wat de workflow doet en wat er aan het eind voor je klaarstaat.',
    imageAlt: 'Een tekening van een lijn met knooppunten, van links naar rechts.',
  },
  en: {
    first: list(
      'order customer fault engineer invoice quote return roster record care intake shop stock parcel purchase mail calendar project material shift contract key boiler delivery route device rental district team visit',
    ),
    second: list(
      'lists forms reports plans details folders lines questions steps slips numbers addresses meetings messages tables photos times cards notes checks wishes codes dates terms hours errors names tasks costs figures',
    ),
    who: [
      'the planner',
      'the engineer',
      'the care team',
      'the web shop',
      'a colleague',
      'the front desk',
      'the stockroom',
      'the bookkeeper',
      'the team lead',
      'a client',
    ],
    does: ['checks', 'handles', 'reads', 'sorts', 'compares', 'notes', 'keeps', 'shares out'],
    when: [
      'on Monday',
      'before lunch',
      'in a quiet hour',
      'at the end of the day',
      'after each shift',
      'in the first week',
      'without a call',
      'in one go',
      'before the weekend',
      'with each request',
    ],
    sentences: [
      'More often than not {w} {d} the {n} {t}.',
      'As soon as the {n} come in, {w} {d} them {t}.',
      'When the {n} come late, the {m} have to wait too, and {w} finds out {t}.',
      'With one fixed list of {n}, {w} knows {t} where the work stands.',
      'No one types the {n} again, for the workflow takes them from the {m}.',
      'That saves time on the {n} and it makes the {m} better.',
      'Ask {w} which {n} are left {t}.',
      'Start small and choose the {n} alone, and the {m} will come next.',
      'One wrong digit in the {n} shows up late, when {w} {d} them {t}.',
      'The {n} then stand ready, and **who needs them** finds the {m} next to them.',
    ],
    headings: [
      'Where the {n} come from',
      'What is done with the {n}',
      'Who reads the {n}',
      'The {n} side by side',
      'From {n} to one fixed form',
      'Start with the {n}',
    ],
    table: ['What comes in', 'Who does it', 'Where it ends'],
    callout: 'Choose one kind of work',
    links: [
      { text: 'our plans', to: '/en/plans' },
      { text: 'a talk', to: '/en/contact' },
      { text: 'the third part', to: '#chapter-3' },
    ],
    neighbour: '/en/blog/article-',
    title: 'Part {k}: {n} without typing',
    excerpt: 'Part {k} on {n}: what comes in, what the workflow does with it and what stands ready for you at the end.',
    imageAlt: 'A drawing of a line with nodes, from left to right.',
  },
}

/** Dutch makes one word of two; English writes them apart. */
export const joins: Localized<string> = { nl: '', en: ' ' }
