import { say, shorten } from '../content/problem.ts'
import { texts } from '../content/templates.ts'
import { matchesIn, positionAt, type Written } from '../content/text.ts'
import type { Draft, EntryRule } from './rule.ts'

/** Matches open notes: XX euro, [bedrag invullen], ???, @Piet: klopt dit? */
const note =
  /\b(?:[Tt][Oo][Dd][Oo]|FIXME|[Ff]ixme|TBD|[Tt]bd|XX+|xxx+)\b|\blorem ipsum\b|\?{3,}|(?<![\p{L}\p{N}.])@\p{Lu}\p{L}+:|\[[^[\]\n]*\b(?:invullen|aanvullen|toevoegen|navragen|controleren|bedrag|fill in|insert|amount)\b[^[\]\n]*\](?![[(:])/gu

const leftNote = {
  en: '"%1" looks like a note that was left. Write what is to stand here, or take it out.',
  nl: '"%1" lijkt een notitie die is blijven staan. Schrijf wat hier hoort te staan, of laat het weg.',
}

export const noteLeft: EntryRule = {
  id: 'note-left',
  says: [leftNote],
  why: { en: 'A note to yourself is not for visitors.', nl: 'Een notitie aan jezelf is niet voor bezoekers.' },
  example: { wrong: 'TODO: nog een voorbeeld.', right: 'Een voorbeeld is een webshop.' },
  check(entry) {
    return matchesIn(textsWith(/TODO|FIXME|TBD|XX|xxx|lorem|\?{3}|[@[]/i, entry), note).map(({ written, place }) => {
      return { ...place, message: say(leftNote, written), isAdvice: true }
    })
  },
}

/** Filters texts by a pattern first, because most have no match. */
function textsWith(sign: RegExp, { outline, fieldTexts }: Draft): Written[] {
  return [...outline.texts, ...fieldTexts].filter(({ text }) => sign.test(text))
}

const leftOutline = {
  en: '"%1" is still the outline of npm run new. Write your own.',
  nl: '"%1" is nog de opzet van npm run new. Schrijf je eigen tekst.',
  desk: {
    en: '"%1" is still the outline of a new text. Write your own.',
    nl: '"%1" is nog de opzet van een nieuwe tekst. Schrijf je eigen tekst.',
  },
}

export const outlineLeft: EntryRule = {
  id: 'outline-left',
  says: [leftOutline],
  why: {
    en: 'A new text begins with sentences that ask for your own.',
    nl: 'Een nieuwe tekst begint met zinnen die om je eigen tekst vragen.',
  },
  example: { wrong: '## De situatie\n\nTekst.', right: '## Wat er misging\n\nTekst.' },
  check({ fields, outline, fieldTexts, locale }) {
    if (fields.draft === true) return []
    const { button: _, invitation: __, ...asked } = texts[locale]
    const headings = new Set<string>([asked.situation, asked.solution])
    return [...outline.texts, ...fieldTexts].flatMap((written) =>
      Object.values(asked)
        .filter((text) => written.text.includes(text) && !headings.has(text))
        .filter((text) => text !== asked.keyword || written.text === text)
        .map((text) => {
          return { ...positionAt(written, written.text.indexOf(text)), message: say(leftOutline, shorten(text)) }
        }),
    )
  },
}
