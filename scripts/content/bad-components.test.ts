import { describe, expect, test } from 'vitest'
import { plainRoutes } from '../../site/routes.ts'
import { post, problemsIn } from '../../tests/harness/content.ts'

const at = (place: string, message: string) => [`content/nl/blog/kosten.mdx:${place}  ${message}`]
const problemsOf = (body: string) => problemsIn(post({}, body, { body: 'A text.' }))
const components =
  'Use Markdown or one of: Callout, Figure, Steps, Reasons, CallToAction, CookieTable. For the sign itself write \\<.'

const apart = 'Write <Callout> and </Callout> on lines of their own, with an empty line between them and the text.'
const notClosed = `<Callout> is opened and not closed. ${apart}`
const noBeginning = `</Callout> closes nothing here. ${apart}`
const noTag = 'cannot be read as a component. Write each property as name="…".'
describe('components', () => {
  test('a component that is not closed is found where it was opened', async () => {
    expect(await problemsOf('<Callout>\n\nTekst.')).toEqual(at('12:1', notClosed))
    expect(await problemsOf('<Callout>\n\n<Steps>\n\nTekst.\n\n</Callout>')).toEqual(
      at('14:1', '<Steps> ends with </Callout>. Write </Steps> in its place, or on a line before it.'),
    )
  })

  test('a component begins and ends on lines of its own', async () => {
    expect(await problemsOf('<Callout>Tekst.\n\nMeer tekst.</Callout>')).toEqual(at('12:1', notClosed))
    expect(await problemsOf('<Callout>\n\nTekst.</Callout>')).toEqual(at('14:7', noBeginning))
  })

  test('an end without a beginning is no component', async () => {
    expect(await problemsOf('Tekst.\n\n</Callout>')).toEqual(at('14:1', noBeginning))
  })

  test('the quotes of a phone or a word processor around a property are named', async () => {
    expect(await problemsOf('<Callout title=“Tip”>\n\nTekst.\n\n</Callout>')).toEqual(
      at('12:1', `"<Callout title=“Tip”>" ${noTag}`),
    )
  })

  test('a component that cannot be read is shown', async () => {
    expect(await problemsOf('<Callout title=Tip>\n\nTekst.\n\n</Callout>')).toEqual(
      at('12:1', `"<Callout title=Tip>" ${noTag}`),
    )
    expect(await problemsOf('<Callout title="Tip>\n\nTekst.\n\n</Callout>')).toEqual(
      at('12:1', `"<Callout title="Tip>" ${noTag}`),
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
      expect(await problemsOf(body)).toEqual(
        at('12:1', '<script> is not a component of this site. Leave it out, with all that stands in it.'),
      )
    }
    expect(await problemsOf('Tekst<br>tekst')).toEqual(
      at(
        '12:6',
        '<br> is not a component of this site. Leave it out, or write \\ at the end of the line for a new line.',
      ),
    )
  })

  test('a property must be one that the component takes', async () => {
    const callout = (property: string) => `<Callout ${property}>\n\nTekst.\n\n</Callout>`
    expect(await problemsOf(callout('titel="Tip"'))).toEqual(
      at('12:10', 'titel of <Callout> is not a known field. Did you mean title? Known fields: title.'),
    )
    expect(await problemsOf(callout('title="Tip" onClick="alert(1)"'))).toEqual(
      at('12:22', 'onClick of <Callout> is not a known field. Leave it out. Known fields: title.'),
    )
    expect(await problemsOf('<Steps title="Tip">\n\n1. Stap.\n\n</Steps>')).toEqual(
      at('12:8', 'title of <Steps> is not a known field. Leave it out. Known fields: none.'),
    )
    expect(await problemsOf(callout('title="Tip" title="Tip"'))).toEqual(
      at('12:22', 'title is given twice in <Callout>. Keep one of the two.'),
    )
  })

  test('the value of a property must be one that the component takes', async () => {
    expect(await problemsOf('<CallToAction to="kontact" label="Plan een demo" />')).toEqual(
      at('12:15', `to of <CallToAction> "kontact" cannot be used here. Write one of ${plainRoutes.join(', ')}.`),
    )
    expect(await problemsOf('<CallToAction label="Plan een demo" />')).toEqual(
      at('12:1', `to of <CallToAction> is missing. Write one of ${plainRoutes.join(', ')}.`),
    )
  })

  test('a property is text, no expression', async () => {
    expect(await problemsOf('<Callout {...extra}>\n\nTekst.\n\n</Callout>')).toEqual(
      at('12:10', '{...extra} is an expression, which content cannot hold. Write each property as name="…".'),
    )
    for (const value of ['{1 + 1}', "{'Tip'}"]) {
      expect(await problemsOf(`<Callout title=${value}>\n\nTekst.\n\n</Callout>`)).toEqual([
        expect.stringMatching(
          /kosten\.mdx:12:\d+ {2}title=\{.*\} is an expression, which content cannot hold\. Write title="…"\.$/,
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
      'src of <Figure> "https://example.org/f.png" cannot be used here. Write /images/, a folder and a name in small letters, digits and hyphens, and .svg, .avif, .webp, .jpg or .png.',
    ),
    ...at('12:41', 'alt of <Figure> " " has 0 characters. Write what the picture shows.'),
    ...at('14:1', 'label of <CallToAction> is missing. Write what the button says.'),
  ])
})

test('of properties over several lines, the one that is wrong is named where it stands', async () => {
  expect(
    await problemsOf('<Callout\n  title=\'Een lijn, met\n  een knik\'\n  titel="Tip"\n>\n\nTekst.\n\n</Callout>'),
  ).toEqual(at('15:3', 'titel of <Callout> is not a known field. Leave it out. Known fields: title.'))
})
