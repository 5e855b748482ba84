import { describe, expect, test } from 'vitest'
import { post, problemsIn } from './testing.ts'

const at = (place: string, message: string) => [`content/nl/blog/kosten.mdx:${place}  ${message}`]
const problemsOf = (body: string) => problemsIn(post({}, body, { body: 'A text.' }))
const components = 'Use Markdown or one of: Callout, Figure, Steps, Reasons, CallToAction.'
const writeFact = 'Write a fact such as {starter.monthly}, or \\{ for the character itself.'

describe('facts', () => {
  test('an unknown fact is answered with the nearest', async () => {
    expect(await problemsOf('Een pakket kost {starter.montly} per maand.')).toEqual(
      at('12:17', '{starter.montly} is not a fact of content/business.yaml. Did you mean {starter.monthly}?'),
    )
  })

  test('a fact that is like none is answered with the file that lists them', async () => {
    expect(await problemsOf('Tekst.\n\n{korting}')).toEqual(
      at(
        '14:1',
        '{korting} is not a fact of content/business.yaml. Write one that is listed there, such as {starter.monthly}.',
      ),
    )
  })

  test('facts are checked in links, alternative texts and properties too', async () => {
    const body = [
      '[mail](mailto:{contact.mail})',
      '![Prijs: {starter.montly}](/images/blog/five-reasons.svg)',
      '<Callout title="Vanaf {starter.montly}">\n\nTekst.\n\n</Callout>',
    ].join('\n\n')
    expect(await problemsOf(body)).toEqual([
      ...at('12:1', '{contact.mail} is not a fact of content/business.yaml. Did you mean {contact.email}?'),
      ...at('14:1', '{starter.montly} is not a fact of content/business.yaml. Did you mean {starter.monthly}?'),
      ...at('16:10', '{starter.montly} is not a fact of content/business.yaml. Did you mean {starter.monthly}?'),
    ])
  })

  test('code and escaped braces may hold anything', async () => {
    expect(await problemsOf('`{korting}` en \\{korting}\n\n```js\nimport { korting } from "x"\n```')).toEqual([])
  })
})

describe('code', () => {
  test.each(['import', 'export'])('a line that begins with %s is code, with or without sense', async (word) => {
    const message = `"${word}" at the start of a line is code, which content cannot hold. Begin the line with another word.`
    expect(await problemsOf(`${word} * from 'node:fs'`)).toEqual(at('12:1', message))
    expect(await problemsOf(`Tekst.\n\n${word} de gegevens eerst.`)).toEqual(at('14:1', message))
  })

  test.each(['{1 + 1}', '{}', '{/* later */}', '{starter[monthly]}', '{`tekst`}', '{dit is geen code}'])(
    'an expression is no content: %s',
    async (written) => {
      expect(await problemsOf(`Som: ${written} samen.`)).toEqual(
        at('12:6', `${written} is an expression, which content cannot hold. ${writeFact}`),
      )
    },
  )

  test('no code of a file is run', async () => {
    const body =
      'export const a = (globalThis.bodyRan = 1)\n\n{(globalThis.bodyRan = 2)}\n\n<Callout title={(globalThis.bodyRan = 3)} />'
    expect(await problemsOf(body)).toHaveLength(3)
    expect(globalThis).not.toHaveProperty('bodyRan')
  })

  test('a brace that is not closed is found where it was opened', async () => {
    expect(await problemsOf('Een { en verder niets.\n\nMeer tekst.')).toEqual(
      at('12:5', 'A { is opened and not closed. Write } after the name of the fact, or \\{ for the character itself.'),
    )
  })

  test('the id of a heading stands in square brackets', async () => {
    expect(await problemsOf('## Kosten {#costs}')).toEqual(
      at('12:11', '{#costs} does not name a heading here. Write [#costs] with square brackets.'),
    )
  })
})

describe('components', () => {
  test('a component that is not closed is found where it was opened', async () => {
    expect(await problemsOf('<Callout>\n\nTekst.')).toEqual(
      at('12:1', '<Callout> is opened and not closed. Write </Callout> on a line of its own after its text.'),
    )
    expect(await problemsOf('<Callout>\n\n<Steps>\n\nTekst.\n\n</Callout>')).toEqual(
      at('14:1', '<Steps> is opened and not closed. Write </Steps> on a line of its own after its text.'),
    )
  })

  test('a component begins and ends on lines of its own', async () => {
    expect(await problemsOf('<Callout>Tekst.\n\nMeer tekst.</Callout>')).toEqual(
      at(
        '12:1',
        '<Callout> is opened and not closed. Write <Callout> and </Callout> on lines of their own, with an empty line between them and the text.',
      ),
    )
    expect(await problemsOf('<Callout>\n\nTekst.</Callout>')).toEqual(
      at('14:7', '</Callout> stands within a paragraph. Write it on a line of its own, after an empty line.'),
    )
  })

  test('an end without a beginning is no component', async () => {
    expect(await problemsOf('Tekst.\n\n</Callout>')).toEqual(
      at('14:1', '</Callout> closes what was not opened. Write <Callout> on a line of its own before its text.'),
    )
  })

  test('a component that cannot be read is shown', async () => {
    const cure = 'cannot be read as a component. Write each property as name="…", and > at its end.'
    expect(await problemsOf('<Callout title=Tip>\n\nTekst.\n\n</Callout>')).toEqual(
      at('12:1', `"<Callout title=Tip>" ${cure}`),
    )
    expect(await problemsOf('<Callout title="Tip>\n\nTekst.\n\n</Callout>')).toEqual(
      at('12:1', `"<Callout title="Tip>" ${cure}`),
    )
  })

  test('an unknown component is answered with the nearest, or with all', async () => {
    expect(await problemsOf('<Calout>\n\nTekst.\n\n</Calout>')).toEqual(
      at('12:1', '<Calout> is not a component of this site. Did you mean <Callout>?'),
    )
    expect(await problemsOf('Tekst met <Video src="film.mp4" />')).toEqual(
      at('12:11', `<Video> is not a component of this site. ${components}`),
    )
  })

  test.each(['constructor', 'toString', '__proto__'])(
    'a word of the programming language is none: %s',
    async (name) => {
      expect(await problemsOf(`<${name} />`)).toEqual(
        at('12:1', `<${name}> is not a component of this site. ${components}`),
      )
    },
  )

  test('raw HTML is refused, scripts first of all', async () => {
    for (const body of ['<script>alert(1)</script>', '<script src="https://example.com/a.js"></script>', '<script>']) {
      expect(await problemsOf(body)).toEqual(at('12:1', `<script> is not a component of this site. ${components}`))
    }
    expect(await problemsOf('Tekst<br>tekst')).toEqual(
      at('12:6', `<br> is not a component of this site. ${components}`),
    )
  })

  test('a property must be one that the component takes', async () => {
    const callout = (property: string) => `<Callout ${property}>\n\nTekst.\n\n</Callout>`
    expect(await problemsOf(callout('titel="Tip"'))).toEqual(
      at('12:10', 'titel is not a property of <Callout>. Did you mean title?'),
    )
    expect(await problemsOf(callout('title="Tip" onClick="alert(1)"'))).toEqual(
      at('12:22', 'onClick is not a property of <Callout>. <Callout> takes title.'),
    )
    expect(await problemsOf('<Steps title="Tip">\n\nTekst.\n\n</Steps>')).toEqual(
      at('12:8', 'title is not a property of <Steps>. <Steps> takes no properties.'),
    )
    expect(await problemsOf(callout('title="Tip" title="Tip"'))).toEqual(
      at('12:22', 'title is given twice in <Callout>. Keep one of the two.'),
    )
  })

  test('the value of a property must be one that the component takes', async () => {
    expect(await problemsOf('<CallToAction to="kontact" label="Plan een demo" />')).toEqual(
      at('12:15', 'to="kontact" cannot be used in <CallToAction>. Did you mean contact?'),
    )
    expect(await problemsOf('<CallToAction label="Plan een demo" />')).toEqual(
      at(
        '12:1',
        'to is missing in <CallToAction>. Write to="…" with one of home, plans, singleFlows, support, training, dashboard, starter, professional, enterprise, about, blog, cases, faq, contact, privacy, terms, dpa, search, notFound.',
      ),
    )
  })

  test('a property is text, no expression', async () => {
    expect(await problemsOf('<Callout {...extra}>\n\nTekst.\n\n</Callout>')).toEqual(
      at('12:10', '{...extra} in <Callout> is an expression, which content cannot hold. Write name="…".'),
    )
    for (const value of ['{1 + 1}', "{'Tip'}", '{dit is geen code}']) {
      expect(await problemsOf(`<Callout title=${value}>\n\nTekst.\n\n</Callout>`)).toEqual([
        expect.stringMatching(
          /kosten\.mdx:12:1\d {2}title=\{.*\} is an expression, which content cannot hold\. Write title="…" with the text itself\.$/,
        ),
      ])
    }
  })
})

describe('signs that MDX reads as a component', () => {
  test.each([
    ['Minder <5 dagen', '12:8', '"<5 dagen" is not the beginning of a component. Write \\< for the character itself.'],
    [
      '<https://werkstroom.example>',
      '12:1',
      '<https://werkstroom.example> is not read as a link. Write https://werkstroom.example without < and >.',
    ],
    [
      '<team@werkstroom.example>',
      '12:1',
      '<team@werkstroom.example> is not read as a link. Write team@werkstroom.example without < and >.',
    ],
    ['<!-- later -->', '12:1', 'A comment cannot stand in content. Leave it out.'],
  ])('%s', async (body, place, message) => {
    expect(await problemsOf(body)).toEqual(at(place, message))
  })
})

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

test('what the parser cannot read does not hide what it can', async () => {
  const body = '{starter.montly}\n\n<Callout>\n\n<Video />\n\nEen <5 en {wat is dit}.\n\nimport de gegevens.'
  expect(await problemsOf(body)).toEqual([
    ...at('12:1', '{starter.montly} is not a fact of content/business.yaml. Did you mean {starter.monthly}?'),
    ...at('14:1', '<Callout> is opened and not closed. Write </Callout> on a line of its own after its text.'),
    ...at('16:1', `<Video> is not a component of this site. ${components}`),
    ...at('18:5', '"<5 en {wat is dit}." is not the beginning of a component. Write \\< for the character itself.'),
    ...at('18:11', `{wat is dit} is an expression, which content cannot hold. ${writeFact}`),
    ...at(
      '20:1',
      '"import" at the start of a line is code, which content cannot hold. Begin the line with another word.',
    ),
  ])
})

test('quotes, lists and components can be nested, but not by the thousand', async () => {
  const deep = 'is nested too deeply to read. Write it with fewer quotes, lists or components in each other.'
  expect(await problemsOf(`${'> '.repeat(20)}tekst\n\n${'- '.repeat(20)}tekst`)).toEqual([])
  expect(await problemsOf(`Tekst.\n\n${'> '.repeat(5000)}tekst`)).toEqual(at('14:1', `This line ${deep}`))
  expect(await problemsOf(`Tekst.\n\n${'- '.repeat(5000)}tekst`)).toEqual(at('14:1', `This line ${deep}`))
  const callouts = `${'<Callout>'.repeat(6000)}tekst${'</Callout>'.repeat(6000)}`
  expect(await problemsOf(callouts)).toEqual(at('1:1', `The text ${deep}`))
})
