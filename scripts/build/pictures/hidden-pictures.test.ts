import { expect, test } from 'vitest'
import { onlyHidden } from './hidden-pictures.ts'

test('of the pictures that hidden entries name, those that are shown elsewhere stay', () => {
  const size = { width: 1, height: 1 }
  const hidden = [{ pictures: { '/images/secret.svg': size, '/images/shared.svg': size } }]
  const shown = [{ pictures: { '/images/shared.svg': size, '/images/logo.svg': size } }]
  expect(onlyHidden(hidden, shown)).toEqual(['/images/secret.svg'])
})
