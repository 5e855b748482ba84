import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readyPicture } from './picture.ts'

const plane = (width: number, height: number, background = '#1d5fd6') =>
  sharp({ create: { width, height, channels: 3, background } })

/**
 * A picture whose left half is red, as a camera held sideways saves it: the metadata has the rotation and a location.
 */
function fromPhone() {
  const red = {
    input: { create: { width: 320, height: 480, channels: 3, background: 'red' } },
    left: 0,
    top: 0,
  } as const
  return plane(640, 480)
    .composite([red])
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 22/1 0/1' } })
}

test('a photo is rotated upright and loses its metadata, such as its location', async () => {
  const photo = await fromPhone().jpeg().toBuffer()
  const before = await sharp(photo).metadata()
  expect([before.orientation, before.exif?.includes('Phone')]).toEqual([6, true])
  const { ending, bytes } = await readyPicture('IMG_1.HEIC.jpg', photo)
  const { width, height, orientation, exif, icc, xmp, iptc } = await sharp(bytes).metadata()
  expect({ ending, width, height, orientation, exif, icc, xmp, iptc }).toEqual({
    ending: 'jpg',
    width: 480,
    height: 640,
  })
  const { data } = await sharp(bytes)
    .extract({ left: 240, top: 20, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect((data[0] ?? 0) > 200).toBe(true)
})

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a large %s is scaled to 2400 px, and a small one keeps its size',
  async (type) => {
    const large = await plane(3200, 1600).toFormat(type, { effort: 1 }).toBuffer()
    const small = await plane(320, 180).toFormat(type).toBuffer()
    const sizes = await Promise.all([large, small].map((bytes) => readyPicture('x', bytes)))
    const [one, other] = await Promise.all(sizes.map(({ bytes }) => sharp(bytes).metadata()))
    expect([one?.width, one?.height, other?.width, other?.height]).toEqual([2400, 1200, 320, 180])
  },
)

test('a photo of 60 megapixels becomes one of at most 2400 px', async () => {
  const { bytes } = await readyPicture('groot.jpg', await plane(9000, 6700).jpeg({ quality: 30 }).toBuffer())
  const { width, height } = await sharp(bytes).metadata()
  expect([width, height]).toEqual([2400, 1787])
})

test('a photo for print, in CMYK and without a profile, is written in sRGB', async () => {
  const print = await plane(64, 64, '#d02020').toColourspace('cmyk').jpeg().toBuffer()
  expect((await sharp(print).metadata()).space).toBe('cmyk')
  const { bytes } = await readyPicture('drukwerk.jpg', print)
  const { space, hasProfile } = await sharp(bytes).metadata()
  const [red = 0, green = 0] = await sharp(bytes).raw().toBuffer()
  expect({ space, hasProfile, isRed: red > 150 && green < 90 }).toEqual({
    space: 'srgb',
    hasProfile: false,
    isRed: true,
  })
})

test('the bytes determine the type of a picture, not its name', async () => {
  expect((await readyPicture('foto.jpg', await plane(64, 64).png().toBuffer())).ending).toBe('png')
})

test('the same photo twice gives the same bytes, so it gets one name', async () => {
  const photo = await fromPhone().webp().toBuffer()
  const [one, other] = await Promise.all([readyPicture('a.webp', photo), readyPicture('b.webp', photo)])
  expect(one.bytes.equals(other.bytes)).toBe(true)
})

test('a drawing is unchanged', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"><!-- mine --></svg>')
  expect(await readyPicture('lijn.svg', svg)).toEqual({ ending: 'svg', bytes: svg })
})

const svg = (part: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9">${part}</svg>`)
const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(40)])
/** An animation of two frames in different colours. */
const frames = () =>
  sharp(Buffer.concat([Buffer.alloc(32 * 32 * 3, 9), Buffer.alloc(32 * 32 * 3, 200)]), {
    raw: { width: 32, height: 64, channels: 3, pageHeight: 32 },
  })

test.each<[string, string, () => Buffer | Promise<Buffer>, string]>([
  [
    'that runs something',
    'x.svg',
    () => svg('<script>1</script>'),
    'x.svg contains <script, which can run or load something. Save it as a plain SVG.',
  ],
  [
    'that fetches something',
    'x.svg',
    () => svg('<image href="https://a.example/b.png"/>'),
    'x.svg contains href="h, which can run or load something. Save it as a plain SVG.',
  ],
  [
    'that moves',
    'x.webp',
    () => frames().webp().toBuffer(),
    'x.webp is animated, but a page shows only one frame of it. Save that frame as a still picture.',
  ],
  [
    'of one pixel',
    'pixel.png',
    () => plane(1, 1).png().toBuffer(),
    'pixel.png is 1 by 1 pixels: too small to see anything. Choose a larger picture.',
  ],
  [
    'of an iPhone by the name of a JPG',
    'IMG_2.jpg',
    () => heic,
    'IMG_2.jpg is a HEIC photo, which most browsers cannot show.',
  ],
  [
    'that is cut off',
    'half.jpg',
    async () => (await plane(900, 900).jpeg().toBuffer()).subarray(0, 4000),
    'half.jpg is damaged or incomplete. Save the picture again.',
  ],
  ['that is none', 'x.png', () => Buffer.from('<html>'), 'The site cannot show this file as a picture.'],
])('a picture %s is refused with a sentence', async (_, name, make, sentence) => {
  await expect(readyPicture(name, await make())).rejects.toThrow(sentence)
})
