import { describe, expect, test } from 'vitest'
import { post, problemsIn } from '../tests/harness/content.ts'

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
      'content/en/blog/kosten.mdx:1:1  This file has 2 headings and its twin content/nl/blog/kosten.mdx has 1. Give both the same headings.',
    ])
  })

  test('a single heading is one', async () => {
    expect(await twins('## Kosten\n\n## Tijd', '## Costs [#kosten]')).toEqual([
      'content/en/blog/kosten.mdx:1:1  This file has 1 heading and its twin content/nl/blog/kosten.mdx has 2. Give both the same headings.',
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
