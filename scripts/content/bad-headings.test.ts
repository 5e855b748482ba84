import { describe, expect, test } from 'vitest'
import { post, problemsIn } from '../../tests/harness/content.ts'

const at = (place: string, message: string) => [`content/nl/blog/kosten.mdx:${place}  ${message}`]

describe('headings', () => {
  const twins = (dutch: string, english: string) => problemsIn(post({}, dutch, { body: english }))

  test('automatic ids that differ between twins are proposed', async () => {
    expect(await twins('## Kosten\n\nTekst.', '## Costs\n\nText.')).toEqual(
      at(
        '12:1',
        'The anchor "kosten" is "costs" in content/en/blog/kosten.mdx:12. Write ## Kosten [#costs] here and ## Costs [#costs] there.',
      ),
    )
  })

  test('where one twin has an id already, it is proposed for the other', async () => {
    expect(await twins('Tekst.\n\n## Kosten', '## Costs [#price]')).toEqual(
      at('14:1', 'The anchor "kosten" is "price" in content/en/blog/kosten.mdx:12. Write ## Kosten [#price].'),
    )
    expect(await twins('## Kosten [#price]', '## Costs [#price]')).toEqual([])
  })

  test('twins have the same headings', async () => {
    expect(await twins('## Kosten', '## Costs [#kosten]\n\n## Time')).toEqual([
      'content/en/blog/kosten.mdx:14:1  content/nl/blog/kosten.mdx lacks this heading. Write it there after the part that begins on line 12, with [#time], or take ## Time out.',
    ])
  })

  test('the one that is missing is named, in whichever of the two', async () => {
    const dutch = '## Kosten [#costs]\n\n## Tijd [#time]\n\n## Meer [#more]'
    expect(await twins(dutch, '## Costs [#costs]\n\n## More [#more]')).toEqual([
      'content/nl/blog/kosten.mdx:14:1  content/en/blog/kosten.mdx lacks this heading. Write it there after the part that begins on line 12, with [#time], or take ## Tijd [#time] out.',
    ])
    expect(await twins('## Kosten', '')).toEqual([])
    expect(await twins('## Kosten', 'Text.')).toEqual([
      'content/nl/blog/kosten.mdx:12:1  content/en/blog/kosten.mdx lacks this heading. Write it there, with [#kosten], or take ## Kosten out.',
    ])
  })

  test('headings in another order are to be moved, not renamed', async () => {
    expect(await twins('## Kosten [#costs]\n\n## Tijd [#time]', '## Time [#time]\n\n## Costs [#costs]')).toEqual([
      'content/en/blog/kosten.mdx:12:1  The heading "time" stands elsewhere than in content/nl/blog/kosten.mdx:14. Move it, with its text: it comes after that of "costs" there.',
      'content/en/blog/kosten.mdx:14:1  The heading "costs" stands elsewhere than in content/nl/blog/kosten.mdx:12. Move it, with its text: it comes first there.',
    ])
  })

  test('twins have their headings at the same level', async () => {
    expect(await twins('## A [#a]\n\n### B [#b]', '## A [#a]\n\n## B [#b]')).toEqual([
      'content/en/blog/kosten.mdx:14:1  This heading has 2 # and that of content/nl/blog/kosten.mdx:14 has 3. Give both as many.',
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

describe('a heading that is not written as it is meant is said once, and not beside its twin too', () => {
  const said = (dutch: string) => problemsIn(post({}, dutch, { body: '## What it brings [#what-it-brings]\n\nText.' }))

  test.each([
    [
      '## Wat het oplevert [what-it-brings]',
      '[what-it-brings] is no id of a heading, and is shown. Write [#what-it-brings].',
    ],
    [
      '## Wat het oplevert [ #what-it-brings ]',
      '[ #what-it-brings ] is no id of a heading, and is shown. Write [#what-it-brings].',
    ],
    [
      '## Wat het oplevert (#what-it-brings)',
      '(#what-it-brings) is no id of a heading, and is shown. Write [#what-it-brings].',
    ],
    [
      '## Wat het oplevert [#what-it-brings] voor jou',
      '[#what-it-brings] stands within its heading, so it is shown. Write ## Wat het oplevert voor jou [#what-it-brings]',
    ],
    [
      '##Wat het oplevert [#what-it-brings]',
      '## is shown as it stands. Write ## and an ordinary space at the beginning of the line.',
    ],
    [
      'Je team zoekt elke dag.\n---\n\n## Wat het oplevert [#what-it-brings]',
      'A line of - directly below a text makes a heading of it: "Je team zoekt elke dag." Leave a line empty before it.',
    ],
  ])('%s', async (dutch, message) => {
    expect(await said(`${dutch}\n\nTekst.`)).toEqual(at('12:1', message))
  })

  test('what is meant as it stands passes', async () => {
    expect(await said('## Wat het oplevert \\[concept] [#what-it-brings]')).toEqual([])
    expect(await said('Wat het oplevert [#what-it-brings]\n---\n\nTekst.')).toEqual([])
  })
})
