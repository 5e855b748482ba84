import { describe, expect, test } from 'vitest'
import { plainRoutes } from '../../site/routes.ts'
import { post, problemsIn } from '../../tests/harness/content.ts'

const at = (place: string, message: string) => [`content/nl/blog/kosten.mdx:${place}  ${message}`]
const problemsOf = (body: string) => problemsIn(post({}, body, { body: 'A text.' }))
const components = 'Use Markdown or one of: Callout, Figure, Steps, Reasons, CallToAction, CookieTable.'

describe('components', () => {
  test('a component that is not closed is found where it was opened', async () => {
    expect(await problemsOf('<Callout>\n\nTekst.')).toEqual(
      at('12:1', '<Callout> is opened and not closed. Write </Callout> on a line of its own after its text.'),
    )
    expect(await problemsOf('<Callout>\n\n<Steps>\n\nTekst.\n\n</Callout>')).toEqual(
      at('14:1', '<Steps> ends with </Callout>. Write </Steps> in its place, or on a line before it.'),
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

  test('a component holds what it is for', async () => {
    expect(await problemsOf('<Callout title="Tip">\n\n</Callout>\n\n<Steps>\n\nEerst dit.\n\n</Steps>')).toEqual([
      ...at('12:1', '<Callout> is empty. Write its text on lines of its own, before </Callout>.'),
      ...at('16:1', '<Steps> holds no list. Write its steps as 1. 2. 3. on lines of their own, before </Steps>.'),
    ])
  })

  test('an end without a beginning is no component', async () => {
    expect(await problemsOf('Tekst.\n\n</Callout>')).toEqual(
      at('14:1', '</Callout> closes what was not opened. Write <Callout> on a line of its own before its text.'),
    )
  })

  test('the quotes of a phone or a word processor around a property are named', async () => {
    expect(await problemsOf('<Callout title=“Tip”>\n\nTekst.\n\n</Callout>')).toEqual(
      at('12:1', '"<Callout title=“Tip”>" has quotes that are not read. Write " around each value.'),
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

  test('a misspelt end, or beginning, is said once', async () => {
    expect(await problemsOf('<Calout>\n\nTekst.\n\n</Callout>')).toEqual(
      at('12:1', '<Calout> is not a component of this site. Did you mean <Callout>?'),
    )
    expect(await problemsOf('<Callout>\n\nTekst.\n\n</Calout>')).toEqual(
      at('12:1', '<Callout> ends with </Calout>. Write </Callout> in its place, or on a line before it.'),
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
      at(
        '12:6',
        '<br> is HTML, which content cannot hold. Write \\ at the end of the line for a new line, or leave a line empty for a new paragraph.',
      ),
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
    expect(await problemsOf('<Steps title="Tip">\n\n1. Stap.\n\n</Steps>')).toEqual(
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
      at('12:1', `to is missing in <CallToAction>. Write to="…" with one of ${plainRoutes.join(', ')}.`),
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

test('a component says what each of its properties holds', async () => {
  const body = '<Figure src="https://example.org/f.png" alt=" " />\n\n<CallToAction to="contact" />'
  expect(await problemsOf(body)).toEqual([
    ...at(
      '12:9',
      'src="https://example.org/f.png" is on another site. Put the file in public/images and write /images/f.png.',
    ),
    ...at('12:41', 'alt=" " cannot be used in <Figure>. Write alt="…" with what the picture shows.'),
    ...at('14:1', 'label is missing in <CallToAction>. Write label="…" with what the button says.'),
  ])
})

test('of properties over several lines, the one that is wrong is named where it stands', async () => {
  expect(
    await problemsOf('<Callout\n  title=\'Een lijn, met\n  een knik\'\n  titel="Tip"\n>\n\nTekst.\n\n</Callout>'),
  ).toEqual(at('15:3', 'titel is not a property of <Callout>. Did you mean title?'))
})
