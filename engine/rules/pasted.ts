import { say } from '../message.ts'
import { matchesIn } from '../read/places.ts'
import type { Draft, Finding } from './rule.ts'

/** Letters that were read in another encoding than they were written in: é as Ã©, ’ as â€™. And the sign for one that is lost. */
const mangled =
  /\ufffd|Ã[\u0080-\u00bf\u0192\u2026]|â€[\u0080-\u00bf\u0153\u201c\u201d\u2122\u02dc]?|Â[\u00a0-\u00bf]/gu

/** What another program made of letters that it did not know. */
export function mangledLetters(entry: Draft): Finding[] {
  return matchesIn(textsOf(entry), mangled).map(({ written, place }) => {
    const message = say`"${written}" stands for a letter that was lost on the way here. Write the letter itself.`
    return { ...place, message }
  })
}

const firm = /(?<=[\p{L}.,;:!?)])[\u00a0\u202f](?=[\p{L}(])/gu

/** A space that breaks no line, between two words: from a web page, where a writer sees no difference. */
export function firmSpaces(entry: Draft): Finding[] {
  return matchesIn(textsOf(entry), firm).map(({ written, place }) => {
    const message = say`A space that breaks no line stands between two words, as in text from a web page. Write an ordinary one.`
    return { ...place, message, isAdvice: true, fix: { ...place, from: written, to: ' ' } }
  })
}

/** What is yet to be written or asked: XX euro, [bedrag invullen], ???, @Piet: klopt dit? */
const note =
  /\b(?:[Tt][Oo][Dd][Oo]|FIXME|[Ff]ixme|TBD|[Tt]bd|XX+|xxx+)\b|\blorem ipsum\b|\?{3,}|(?<![\p{L}\p{N}.])@\p{Lu}\p{L}+:|\[[^[\]\n]*\b(?:invullen|aanvullen|toevoegen|navragen|controleren|bedrag|fill in|insert|amount)\b[^[\]\n]*\](?![[(:])/gu

/** A note of the writer to herself. */
export function noteLeft(entry: Draft): Finding[] {
  return matchesIn(textsOf(entry), note).map(({ written, place }) => {
    const message = say`"${written}" looks like a note that was left. Write what is to stand here, or take it out.`
    return { ...place, message, isAdvice: true }
  })
}

function textsOf({ outline, fieldTexts }: Draft) {
  return [...outline.texts.filter(({ isGuessed }) => !isGuessed), ...fieldTexts]
}
