import { describe, expect, test } from 'vitest'
import { contactPages, filledIn, fillIn, sendForm, valuesOf } from '../../harness/pages/contact.ts'
import { sample } from '../../harness/sample.ts'
import { withRecorder } from '../../harness/serving/recorder.ts'

const { visit, parts } = withRecorder()

const texts = {
  '10,000 characters': 'woord '.repeat(1667).slice(0, 9999).concat('.'),
  emoji: '👩‍👩‍👧‍👦 🇳🇱 ✅ é',
  'right to left': 'مرحبا שלום \u202eabc\u202c',
  'a script': '<script>alert(1)</script><img src=x onerror=alert(1)>"\'`${1}',
  'encoded bytes': '%00 %0d%0aContent-Disposition: form-data; name="x" %E0%A4%A',
  'a boundary': '------WebKitFormBoundary\r\nContent-Disposition: form-data; name="b_contact_website"',
}

describe.each(sample(contactPages.toReversed()))('on $url', ({ url, send, sent }) => {
  test.each(sample(Object.entries(texts), 3))('%s in every field arrive as they were typed', async (_, text) => {
    const page = await visit(url)
    const oneLine = text.replace(/[\r\n]+/g, ' ').trim()
    const typed = { ...filledIn, FNAME: oneLine, COMPANY: oneLine, PHONE: oneLine, MMERGE2: text }
    await fillIn(page, typed)
    await page.reload()
    const lines = (value: string) => value.replaceAll('\r\n', '\n')
    expect(await valuesOf(page)).toEqual({ ...typed, MMERGE2: lines(text) })
    expect(await sendForm(page, send)).toEqual(sent)
    expect(parts().map((post) => post.map(([name, value]) => [name, lines(value)]))).toEqual([
      [
        ['EMAIL', filledIn.EMAIL],
        ['FNAME', oneLine],
        ['COMPANY', oneLine],
        ['PHONE', oneLine],
        ['MMERGE7', 'professional'],
        ['MMERGE2', lines(text).trim()],
        ['b_contact_website', ''],
      ],
    ])
    expect(await page.locator('main script, main img[src=x]').count()).toBe(0)
  })
})
