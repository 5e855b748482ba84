import { pictureAt, pictureWith } from '../../content/mdx/cures/picture-cures.ts'
import { isPicture, pictureFile } from '../../content/mdx/picture-files.ts'
import { type Message, say } from '../../content/problem.ts'
import { stopAfter, toFile } from './wiki-links.ts'

const partOfNote = {
  en: 'This shows another note, or a part of it. Write that text here, or a link: [{words}](/address).',
  nl: 'Dit toont een andere notitie, of een deel daarvan. Schrijf hier die tekst, of een link: [{words}](/adres).',
}
const savedAsPicture = {
  en: 'A page cannot show {file}. Save it as a picture, public{address}, and write ![{words}]({address}), or write only the words: {words}{stop}',
  nl: 'Een pagina kan {file} niet tonen. Sla het op als afbeelding, public{address}, en schrijf ![{words}]({address}), of schrijf alleen de woorden: {words}{stop}',
}

/** Matches a file that an application draws, and captures its name: Plan.canvas, Sketch.excalidraw.md. */
const drawn = /^(.*)\.(?:canvas|excalidraw|base|drawio|tldraw|mmd|puml)(?:\.(?:md|svg|xml))?$/i

/** Returns the cure for a file that another system shows at this place: ![[Name.png|words]]. */
export function embeddedFile(matchedText: string): Message {
  const [name = '', ...values] = matchedText.slice('![['.length, -']]'.length).split(/\\?\|/)
  const [file = ''] = name.trim().split('#')
  // A number is the width of the picture.
  const given = values.findLast((value) => /\p{L}{2}/u.test(value) && !/^(?:left|right|center)$/i.test(value))?.trim()
  if (isPicture(file)) return given ? pictureWith(given, file) : pictureAt(file)
  const [, drawing] = drawn.exec(file) ?? []
  const [, stem] = drawing ? ['', drawing] : (/^(.+)\.(?=\w*[a-z])\w{2,5}$/i.exec(file) ?? [])
  const words = given ?? stem ?? (file || name.replace(/^[#^\s]+/, ''))
  if (drawing) {
    const { address } = pictureFile(`${drawing}.png`)
    return say(savedAsPicture, { file, address, words, stop: stopAfter(words) })
  }
  return stem && !/\.md$/i.test(file)
    ? say(toFile, { words, file, stop: stopAfter(words) })
    : say(partOfNote, { words })
}
