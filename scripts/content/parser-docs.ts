import type { Message } from './problem.ts'

/** Rationale of a rule in each language, with an example. */
export interface RuleDocs extends Message {
  /** Messages of the rule. A parser keeps its messages in its own module. */
  messages?: readonly Message[]
  /** Body text, a file with its fields, or the name of a file or variable. */
  example: { wrong: string; right: string }
  /** Specification that the rule follows. */
  url?: string
}

/** Rules whose problems the parsers report, by id. */
export const parserDocs: Record<string, RuleDocs> = {
  'content-file': {
    en: 'Only a file in the right folder, with the right name and in UTF-8, can become a page.',
    nl: 'Alleen een bestand in de juiste map, met de juiste naam en als UTF-8, kan een pagina worden.',
    example: { wrong: 'content/nl/blog/Mijn artikel.md', right: 'content/nl/blog/mijn-artikel.mdx' },
  },
  frontmatter: {
    en: 'A file begins with its fields, between two lines of ---.',
    nl: 'Een bestand begint met de velden, tussen twee regels met ---.',
    example: { wrong: 'title: Een titel\n\nTekst.', right: '---\ntitle: Een titel\n---\nTekst.' },
  },
  'yaml-syntax': {
    en: 'The fields are YAML. A mistake in the YAML hides the value of a field.',
    nl: 'De velden zijn YAML. Een fout in de YAML verbergt de waarde van een veld.',
    example: { wrong: '---\ntitle: Kosten: een overzicht\n---', right: '---\ntitle: "Kosten: een overzicht"\n---' },
  },
  schema: {
    en: 'A page shows its fields in fixed places, so each has a type and a length.',
    nl: 'Een pagina toont de velden op vaste plaatsen, dus elk veld heeft een soort en een lengte.',
    example: { wrong: '---\nid: elf\n---', right: '---\nid: 11\n---' },
  },
  'unknown-field': {
    en: 'A page does not show a field that it does not know. Usually the name of the field is misspelt.',
    nl: 'Een pagina toont geen veld dat ze niet kent. Meestal is de naam verkeerd gespeld.',
    example: { wrong: '---\ntitel: Een titel\n---', right: '---\ntitle: Een titel\n---' },
  },
  'facts-file': {
    en: 'content/business.yaml states every fact once. Without that file, no price or contact detail is known.',
    nl: 'content/business.yaml noemt elk feit één keer. Zonder dat bestand is geen prijs of contactgegeven bekend.',
    example: { wrong: 'SITE_CONTACT_FONE=…', right: 'SITE_CONTACT_PHONE=…' },
  },
  'plan-pays': {
    en: 'A page recommends a plan for an amount of work only if, according to the calculator, the plan pays for itself within a year.',
    nl: 'Een pagina raadt een pakket alleen aan als het zich bij zoveel werk volgens de rekenhulp binnen een jaar terugverdient.',
    example: { wrong: 'shopCase:\n  requests: 10', right: 'shopCase:\n  requests: 100' },
  },
  'unknown-fact': {
    en: 'A fact between { and } is a name from content/business.yaml.',
    nl: 'Een feit tussen { en } is een naam uit content/business.yaml.',
    example: { wrong: 'Vanaf {starter.montly}.', right: 'Vanaf {starter.monthly}.' },
  },
  'mdx-syntax': {
    en: 'A text whose tags and braces do not match cannot be shown.',
    nl: 'Een tekst waarvan de tags en accolades niet kloppen, kan niet worden getoond.',
    example: { wrong: '<Callout title="Tip">\n\nTekst.', right: '<Callout title="Tip">\n\nTekst.\n\n</Callout>' },
  },
  'merge-left': {
    en: 'Git keeps both versions of the same lines, between markers. A page would show the versions and the markers.',
    nl: 'Git bewaart beide versies van dezelfde regels, tussen markeringen. Een pagina zou de versies en de markeringen tonen.',
    example: { wrong: 'Tekst.\n\n>>>>>>> main', right: 'Tekst.' },
  },
  'code-indented': {
    en: 'Markdown turns lines that begin with four spaces into code. MDX does not, so those lines become one paragraph.',
    nl: 'Markdown maakt code van regels die met vier spaties beginnen. MDX doet dat niet, dus die regels worden één alinea.',
    example: { wrong: 'Typ dit:\n\n    npm start', right: 'Typ dit:\n\n```\nnpm start\n```' },
    url: 'https://spec.commonmark.org/0.31.2/#indented-code-blocks',
  },
  'closed-vocabulary': {
    en: 'A text is data, not a program: it holds Markdown, facts and the components of this site.',
    nl: 'Een tekst is geen programma: hij bevat Markdown, feiten en de componenten van deze site.',
    example: { wrong: 'Een <b>dik</b> woord.', right: 'Een **dik** woord.' },
  },
  'component-property': {
    en: 'A component shows the properties that it knows, and requires some of them.',
    nl: 'Een component toont de eigenschappen die hij kent, en sommige daarvan zijn verplicht.',
    example: {
      wrong: '<Callout titel="Tip">\n\nTekst.\n\n</Callout>',
      right: '<Callout title="Tip">\n\nTekst.\n\n</Callout>',
    },
  },
  'heading-id': {
    en: 'Links lead to the id of a heading. That id is the same in both languages, and occurs once on a page.',
    nl: 'Links leiden naar het id van een kop. Dat id is in beide talen gelijk, en staat één keer op een pagina.',
    example: { wrong: '## Kosten [#Kosten]', right: '## Kosten [#costs]' },
  },
  'heading-footnote': {
    en: 'A page shows a question, and a clause of a legal text, as a button that opens the text below it. That button cannot also lead to a footnote.',
    nl: 'Een pagina toont een vraag, en een deel van een juridische tekst, als een knop die de tekst eronder opent. Die knop kan niet ook naar een voetnoot leiden.',
    example: {
      wrong: '## Wat kost het?[^1]\n\nTekst.\n\n[^1]: Een noot.',
      right: '## Wat kost het?\n\nTekst.[^1]\n\n[^1]: Een noot.',
    },
  },
  'picture-file': {
    en: 'A picture must exist, and be what its name says, or visitors see a gap.',
    nl: 'Een afbeelding moet bestaan en zijn wat de naam zegt, anders zien bezoekers een gat.',
    example: { wrong: '![Een tafel](/images/blog/tafl.svg)', right: '![Een tafel](/images/blog/tafel.svg)' },
  },
  'missing-twin': {
    en: 'The language switch leads to the same text in the other language.',
    nl: 'De taalwissel leidt naar dezelfde tekst in de andere taal.',
    example: { wrong: 'content/nl/blog/kosten.mdx', right: 'content/nl/blog/kosten.mdx\ncontent/en/blog/kosten.mdx' },
  },
  'legal-version': {
    en: 'People who agreed to a legal text can read that version later, by its number.',
    nl: 'Wie met een juridische tekst akkoord ging, kan die versie later teruglezen aan de hand van het nummer.',
    example: { wrong: '---\nversion: 2\n---\nA changed text.', right: 'npm run legal' },
  },
  'search-words': {
    en: 'search.yaml leads visitors only to pages and sections that exist.',
    nl: 'search.yaml leidt bezoekers alleen naar pagina’s en onderdelen die bestaan.',
    example: { wrong: 'sections:\n  planz#sum: [rekentool]', right: 'sections:\n  plans#sum: [rekentool]' },
  },
  'build-now': {
    en: 'BUILD_NOW sets the moment for which the site is built.',
    nl: 'BUILD_NOW bepaalt het moment waarvoor de site wordt gebouwd.',
    example: { wrong: 'BUILD_NOW=morgen', right: 'BUILD_NOW="2026-11-21 09:00"' },
  },
}
