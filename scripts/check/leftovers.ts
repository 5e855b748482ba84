import { texts } from '../content/outlines.ts'
import { matchesIn, placeIn, type Written } from '../content/read/places.ts'
import { shorten } from './problem.ts'
import type { Draft, Finding } from './rule.ts'

/** Letters that were read in another encoding than they were written in: é as Ã©, ’ as â€™. And the sign for one that is lost. */
const mangled =
  /\ufffd|Ã[\u0080-\u00bf\u0192\u2026]|â€[\u0080-\u00bf\u0153\u201c\u201d\u2122\u02dc]?|Â[\u00a0-\u00bf]/gu

/** What another program made of letters that it did not know. */
export function mangledLetters(entry: Draft): Finding[] {
  return matchesIn(textsWith(/[\ufffdÃâÂ]/, entry), mangled).map(({ written, place }) => {
    const message = {
      en: '"%1" stands for a letter that was lost on the way here. Write the letter itself.',
      nl: '"%1" staat voor een letter die onderweg verloren ging. Schrijf de letter zelf.',
      values: [written],
    }
    return { ...place, message }
  })
}

const firm = /(?<=[\p{L}.,;:!?)])[\u00a0\u202f](?=[\p{L}(])/gu

/** A space that breaks no line, between two words: from a web page, where a writer sees no difference. */
export function firmSpaces(entry: Draft): Finding[] {
  return matchesIn(textsWith(/[\u00a0\u202f]/, entry), firm).map(({ written, place }) => {
    const message = {
      en: 'A space that breaks no line stands between two words, as in text from a web page. Write an ordinary one.',
      nl: 'Tussen twee woorden staat een vaste spatie, zoals in tekst uit een webpagina. Schrijf een gewone.',
    }
    return { ...place, message, isAdvice: true, fix: { ...place, from: written, to: ' ' } }
  })
}

/** What is yet to be written or asked: XX euro, [bedrag invullen], ???, @Piet: klopt dit? */
const note =
  /\b(?:[Tt][Oo][Dd][Oo]|FIXME|[Ff]ixme|TBD|[Tt]bd|XX+|xxx+)\b|\blorem ipsum\b|\?{3,}|(?<![\p{L}\p{N}.])@\p{Lu}\p{L}+:|\[[^[\]\n]*\b(?:invullen|aanvullen|toevoegen|navragen|controleren|bedrag|fill in|insert|amount)\b[^[\]\n]*\](?![[(:])/gu

/** A note of the writer to herself. */
export function noteLeft(entry: Draft): Finding[] {
  return matchesIn(textsWith(/TODO|FIXME|TBD|XX|xxx|lorem|\?{3}|[@[]/i, entry), note).map(({ written, place }) => {
    const message = {
      en: '"%1" looks like a note that was left. Write what is to stand here, or take it out.',
      nl: '"%1" lijkt een notitie die is blijven staan. Schrijf wat hier hoort te staan, of laat het weg.',
      values: [written],
    }
    return { ...place, message, isAdvice: true }
  })
}

/** The texts in which something stands. It is quick to find, and most texts have none of it. */
function textsWith(sign: RegExp, { outline, fieldTexts }: Draft): Written[] {
  return [...outline.texts, ...fieldTexts].filter(({ text }) => sign.test(text))
}

/** What visitors see says nothing that `npm run new` asked its writer to write. A draft can wait. */
export function outlineLeft({ fields, outline, fieldTexts, locale }: Draft): Finding[] {
  if (fields.draft === true) return []
  const { button: _, invitation: __, ...asked } = texts[locale]
  const headings = new Set<string>([asked.situation, asked.solution])
  return [...outline.texts, ...fieldTexts].flatMap((written) =>
    Object.values(asked)
      .filter((text) => written.text.includes(text) && !headings.has(text))
      .filter((text) => text !== asked.keyword || written.text === text)
      .map((text) => {
        const message = {
          en: '"%1" is still the outline of npm run new. Write your own.',
          nl: '"%1" is nog de opzet van npm run new. Schrijf je eigen tekst.',
          values: [shorten(text)],
        }
        return { ...placeIn(written, written.text.indexOf(text)), message }
      }),
  )
}

/**
 * Spaces at the end of a line: nobody sees them, and two of them break the line. Those of code are part of it. After a \
 * or a < they can mean more, so there they are left.
 */
export function trailingSpaces({ lines, outline }: Pick<Draft, 'lines' | 'outline'>): Finding[] {
  const broken = new Set(outline.breaks.map(({ line }) => line))
  const ofCode = new Set(outline.codeLines)
  return lines.flatMap((text, index): Finding[] => {
    const words = text.trimEnd()
    const spaces = text.slice(words.length)
    const place = { line: index + 1, column: words.length + 1 }
    if (spaces === '' || ofCode.has(place.line)) return []
    if (broken.has(place.line))
      return [
        {
          ...place,
          message: {
            en: 'Spaces at the end break the line. Write \\ in their place.',
            nl: 'Spaties aan het eind breken de regel af. Schrijf \\ in plaats daarvan.',
          },
          isAdvice: true,
        },
      ]
    const isSure = /^[ \t]+$/.test(spaces) && !/[\\<]$/.test(words)
    const fix = isSure ? { ...place, from: spaces, to: '' } : undefined
    return [
      {
        ...place,
        message: {
          en: 'Spaces stand at the end of this line. Take them out.',
          nl: 'Aan het eind van deze regel staan spaties. Laat ze weg.',
        },
        isAdvice: true,
        fix,
      },
    ]
  })
}
