import { describe, expect, test } from 'vitest'
import { post, problemsIn } from '../../tests/harness/content.ts'

const at = (place: string, message: string) => [`content/nl/blog/kosten.mdx:${place}  ${message}`]

describe('headings', () => {
  const twins = (dutch: string, english: string) => problemsIn(post({}, dutch, { body: english }))

  const differs = (own: string, line: number, other: string, id: string) =>
    `"${own}" stands where content/nl/blog/kosten.mdx:${line} has "${other}". Give both the same headings in the same order, each with as many # and the same [#${id}].`

  test('twins share their ids', async () => {
    expect(await twins('## Kosten\n\nTekst.', '## Costs\n\nText.')).toEqual([
      `content/en/blog/kosten.mdx:12:1  ${differs('## Costs', 12, '## Kosten', 'costs')}`,
    ])
    expect(await twins('## Kosten [#price]', '## Costs [#price]')).toEqual([])
  })

  test('the first heading that one of them lacks is named, in whichever of the two', async () => {
    expect(await twins('## Kosten', '## Costs [#kosten]\n\n## Time')).toEqual([
      'content/en/blog/kosten.mdx:14:1  content/nl/blog/kosten.mdx lacks this heading. Write it there, with [#time], or take ## Time out.',
    ])
    const dutch = '## Kosten [#costs]\n\n## Tijd [#time]\n\n## Meer [#more]'
    expect(await twins(dutch, '## Costs [#costs]\n\n## More [#more]')).toEqual([
      'content/nl/blog/kosten.mdx:14:1  content/en/blog/kosten.mdx lacks this heading. Write it there, with [#time], or take ## Tijd [#time] out.',
    ])
    expect(await twins('## Kosten', '')).toEqual([])
    expect(await twins('## Kosten', 'Text.')).toEqual([
      'content/nl/blog/kosten.mdx:12:1  content/en/blog/kosten.mdx lacks this heading. Write it there, with [#kosten], or take ## Kosten out.',
    ])
  })

  test('twins have their headings in the same order, at the same level', async () => {
    expect(await twins('## Kosten [#costs]\n\n## Tijd [#time]', '## Time [#time]\n\n## Costs [#costs]')).toEqual([
      `content/en/blog/kosten.mdx:12:1  ${differs('## Time [#time]', 12, '## Kosten [#costs]', 'time')}`,
    ])
    expect(await twins('## A [#a]\n\n### B [#b]', '## A [#a]\n\n## B [#b]')).toEqual([
      `content/en/blog/kosten.mdx:14:1  ${differs('## B [#b]', 14, '### B [#b]', 'b')}`,
    ])
  })

  test('an id is a slug, and stands once in a file', async () => {
    const ids = '## Kosten [#Wat kost het?]\n\n## Tijd [#time]\n\n## Duur [#time]'
    expect(await twins(ids.replace('Wat kost het?', 'cost'), ids.replace('Wat kost het?', 'cost'))).toEqual([
      'content/en/blog/kosten.mdx:16:1  The anchor "time" is that of line 14 already. Write another, like ## Duur [#time-2]',
      ...at('16:1', 'The anchor "time" is that of line 14 already. Write another, like ## Duur [#time-2]'),
    ])
    expect(await twins('## Kosten [#Wat kost het?]', '## Costs [#wat-kost-het]')).toEqual(
      at('12:1', 'The anchor "Wat kost het?" is no slug. Write [#wat-kost-het].'),
    )
  })
})

test('a heading that is none yet is said once, and not beside its twin too', async () => {
  const twin = { body: '## What it brings [#what-it-brings]\n\nText.' }
  expect(await problemsIn(post({}, '##Wat het oplevert [#what-it-brings]\n\nTekst.', twin))).toEqual(
    at('12:1', '## is shown as it stands. Write ## and an ordinary space at the beginning of the line.'),
  )
  expect(await problemsIn(post({}, '## Wat het \\[concept] [#what-it-brings]\n\nTekst.', twin))).toEqual([])
})
