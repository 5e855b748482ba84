import type { Message } from '../../content/problem.ts'

interface Sign {
  /** Unparsed text of the body, a whole paragraph of it, or a field or property. */
  in: 'text' | 'paragraph' | 'field'
  pattern: RegExp
  cure: Message
  /** Set if the characters may be intentional. */
  isAdvice?: true
}

/** Patterns of markup that is displayed literally, by intended meaning. The first match at a position counts. */
export const signs = {
  contents: {
    in: 'text',
    pattern: /(?<=^[ \t>]*)\[{1,2}_?(?:toc|TOC|Toc)_?\]{1,2}(?=[ \t]*$)/u,
    cure: {
      en: 'Leave it out: an article lists its headings by itself.',
      nl: 'Laat het weg: een artikel toont de koppen zelf.',
    },
  },
  callout: {
    in: 'text',
    pattern:
      /(?<=^[ \t>]*)(?::{3,} ?[\w-]*|::[a-z][\w-]*|\[![A-Za-z]+\][+-]?|(?:!!!|\?\?\?\+?) ?(?:note|tip|info|important|warning|caution|danger|example)\b)/u,
    cure: {
      en: 'Write <Callout title="…"> and </Callout> on lines of their own, with an empty line between them and the text.',
      nl: 'Schrijf <Callout title="…"> en </Callout> op eigen regels, met een lege regel tussen elk van de twee en de tekst.',
    },
  },
  emoji: {
    in: 'text',
    pattern: /(?<![\p{L}\p{N}:/])(?::[a-z][a-z\d_-]*:|:[+-]1:)(?![\p{L}\p{N}:/])/u,
    cure: {
      en: 'Write the character that is meant, such as 🎉, or \\ before it for the signs themselves.',
      nl: 'Schrijf het teken dat je bedoelt, zoals 🎉, of \\ ervoor voor wat er staat.',
    },
  },
  around: {
    in: 'text',
    pattern: /`+|(?<!\*)\*{2,3}(?!\*)|(?<![\p{L}\p{N}_])__(?!_)|(?<![\p{L}\p{N}*_/])[*_](?=[\p{L}\p{N}{])|~~/u,
    cure: {
      en: 'Write it directly before and directly after the words, or \\ before it for the sign itself.',
      nl: 'Schrijf het direct voor en direct na de woorden, of \\ ervoor voor het teken zelf.',
    },
  },
  style: {
    in: 'text',
    pattern:
      /(?<![\p{L}\p{N}=+])(?<mark>==|\+\+)(?=[^\s=+])[^=+\n]*(?<=[^\s=+])\k<mark>(?![\p{L}\p{N}=+])|(?<=[\p{L}\p{N})])(?<sub>[~^])[\p{L}\p{N}+-]{1,12}\k<sub>/u,
    cure: {
      en: 'Write ** around the words, or a character such as ² or ₂, or \\ before it for the signs themselves.',
      nl: 'Schrijf ** om de woorden, of een teken zoals ² of ₂, of \\ ervoor voor wat er staat.',
    },
    isAdvice: true,
  },
  note: {
    in: 'text',
    pattern: /\[\^[^\]\s]+\]/u,
    cure: {
      en: 'Write the note on a line of its own, such as [^1]: with its words, or \\ before it for the sign itself.',
      nl: 'Schrijf de voetnoot op een eigen regel, zoals [^1]: met de woorden, of \\ ervoor voor het teken zelf.',
    },
  },
  remark: {
    in: 'text',
    pattern: /%%[^%\n]+%%/u,
    cure: {
      en: 'It is a remark of another system: leave it out.',
      nl: 'Het is een opmerking van een ander systeem: laat haar weg.',
    },
  },
  task: {
    in: 'text',
    pattern: /(?<=^[ \t>]*)(?:[-*+])?\[[ xX]?\](?=[ \t])/u,
    cure: {
      en: 'Write - [ ] or - [x] and a space at the beginning of the line.',
      nl: 'Schrijf - [ ] of - [x] en een spatie aan het begin van de regel.',
    },
  },
  link: {
    in: 'text',
    pattern: /\](?:[([]|[ \u00a0][([](?=[/#]|https?:|mailto:|tel:))|\[\[(?:[^[\]\n]*\]\])?|\)\[(?=[/#]|https?:)/u,
    cure: {
      en: 'Write [words](/address), without a space or a line end in the address, or \\ before it for the sign itself.',
      nl: 'Schrijf [woorden](/adres), zonder spatie of nieuwe regel in het adres, of \\ ervoor voor het teken zelf.',
    },
  },
  heading: {
    in: 'text',
    pattern: /(?<![\w#&/])#{2,}|\[#[\w-]+\]/u,
    cure: {
      en: 'Write ## and an ordinary space at the beginning of the line.',
      nl: 'Schrijf ## en een gewone spatie aan het begin van de regel.',
    },
  },
  item: {
    in: 'text',
    // Within a paragraph, a non-breaking space can follow a number.
    pattern:
      /(?<=^[ \t>]*)(?:[•·●◦▪■‣⁃∙\uf0b7\uf0a7]|(?:[-+]|\d{1,3}[.)])(?=\p{L})|(?<![\s\S])(?:[-+*]|\d{1,3}[.)])(?=[\u00a0\u2002-\u200a\u202f]))/u,
    cure: {
      en: 'Write - or 1. and an ordinary space at the beginning of the line.',
      nl: 'Schrijf - of 1. en een gewone spatie aan het begin van de regel.',
    },
  },
  /** Requires two consecutive lines with the same marker. A single line can be dialogue. */
  list: {
    in: 'paragraph',
    pattern: lines(
      /[\p{So}→⇒➔»]\ufe0f?/u,
      /[–—‒―]/u,
      /o(?=\s)/u,
      /\(?(?:[a-zA-Z]|[ivx]{2,4}|\d{1,3})\)/u,
      /[a-z]\./u,
      /(?:\d{1,3}\.|[-+*])(?=[\u00a0\u2002-\u200a\u202f])/u,
    ),
    cure: {
      en: 'Its lines become one paragraph. Write - or 1. and an ordinary space before each, or leave a line empty between them.',
      nl: 'De regels worden één alinea. Schrijf - of 1. en een gewone spatie voor elk, of laat er een regel tussen leeg.',
    },
  },
  table: {
    in: 'text',
    // Reports the first row of a table, even if the delimiter row is wrong.
    pattern: /(?<=^[ \t>]*)(?<!^[ \t>]*\|.*\n[ \t>]*)\|/u,
    cure: {
      en: 'Write | --- | with as many cells below the first row, and leave no line empty between rows.',
      nl: 'Schrijf | --- | met evenveel cellen onder de eerste rij, en laat tussen de rijen geen regel leeg.',
    },
  },
  lineEnd: {
    in: 'text',
    pattern: /(?<=[\s.,;!?])\\(?![\s\S])/u,
    cure: {
      en: 'Leave it out: it ends a line within a paragraph.',
      nl: 'Laat het weg: het beëindigt een regel binnen een alinea.',
    },
    isAdvice: true,
  },
  /** Words between paired characters, a link, a tag, an entity, an emoji. */
  plain: {
    in: 'field',
    pattern:
      /(?<![\p{L}\p{N}*_\\])(?<wrap>\*\*|__|\*|_|~~|`)(?=\S)[^*_~`\n]+(?<=\S)\k<wrap>(?![\p{L}\p{N}*_])|!?\[[^[\]\n]+\]\([^()\n]*\)|<\/?[a-z][\w-]*(?:\s[^<>\n]*)?\/?>|&(?:[a-z]{2,}|#\w+);|(?<![\p{L}\p{N}:/]):[a-z][a-z\d_-]*:(?![\p{L}\p{N}:/])/u,
    cure: {
      en: 'This is plain text: write the words, or the character itself.',
      nl: 'Dit is gewone tekst: schrijf de woorden, of het teken zelf.',
    },
  },
} satisfies Record<string, Sign>

/** Matches a line followed by one with the same marker, without a line break of its own. */
function lines(...begins: RegExp[]): RegExp {
  const pairs = begins.map(({ source }) => {
    const begin = `${source}[ \\t\\u00a0\\u2002-\\u200a\\u202f]`
    return `${begin}(?=.*(?<! {2}|\\\\)\\n[ \\t>]*${begin})`
  })
  return new RegExp(`(?<=^[ \\t>]*)(?:${pairs.join('|')})`, 'u')
}
