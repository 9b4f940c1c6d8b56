import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { afterAll, expect, test } from 'vitest'
import type { DomainError } from '../http/domain-error.ts'
import { encodeAnew } from './pictures.ts'

const folder = await mkdtemp(join(tmpdir(), 'pictures-'))
afterAll(() => rm(folder, { recursive: true }))

async function pictureOf(side: number) {
  const path = join(folder, `${side}.png`)
  await blank(side).toFile(path)
  return path
}

const blank = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } })

let named = 0
async function problemOf(type: 'jpg' | 'png', picture: Sharp) {
  const from = join(folder, `given${++named}.${type}`)
  await picture.toFile(from)
  return encodeAnew(type, { from, to: `${from}.new`, preview: `${from}.preview` })
}

test.each([
  ['interlaced, of more than 4 million pixels', 2001, { progressive: true }, false],
  ['at 16 bits a colour, of more than 16 million pixels', 4001, {}, true],
])('a PNG %s is refused before it is decoded', async (_, side, options, isDeep) => {
  const picture = isDeep ? blank(side).toColourspace('rgb16') : blank(side)
  expect(await problemOf('png', picture.png(options))).toBe('heavy_png')
})

test.each([
  ['an interlaced PNG of an icon', 'png', () => blank(500).png({ progressive: true })],
  ['a small PNG at 16 bits', 'png', () => blank(500).toColourspace('rgb16').png()],
  ['a capture of a large screen', 'png', () => blank(5120, 2880).png()],
  [
    'a large photo, turned and progressive',
    'jpg',
    () => blank(5800, 4400).withMetadata({ orientation: 6 }).jpeg({ progressive: true }),
  ],
] as const)('%s is accepted', async (_, type, made) => {
  expect(await problemOf(type, made())).toBeNull()
})

test('large pictures of two people don’t keep a small one waiting', async () => {
  const [large, small] = [await pictureOf(5000), await pictureOf(20)]
  const ended: string[] = []
  const come = async (from: string, who: string) => {
    const to = join(folder, `crowd ${who}`)
    await encodeAnew('png', { from, to, preview: `${to}p` }, { who, isGone: () => false })
    ended.push(who)
  }
  const crowd = ['a', 'b', 'c'].map((who) => come(large, who))
  await come(small, 'd')
  expect(ended).toEqual(['d'])
  await Promise.all(crowd)
})

test('a crowd of one person’s pictures is refused beyond ten waiting, and leaves the next turn to another', async () => {
  const [large, small] = [await pictureOf(3000), await pictureOf(20)]
  const ended: string[] = []
  const come = (from: string, who: string, at: number) =>
    encodeAnew(
      'png',
      { from, to: join(folder, `${who}${at}`), preview: join(folder, `${who}${at}p`) },
      { who, isGone: () => false },
    ).then((problem) => {
      ended.push(who)
      return problem
    })
  const crowd = Promise.allSettled(Array.from({ length: 16 }, (_, at) => come(large, 'a', at)))
  expect(await come(small, 'b', 0)).toBeNull()
  expect(ended.filter((who) => who === 'a').length).toBeLessThanOrEqual(2)
  const outcomes = await crowd
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(12)
  const refused = outcomes.flatMap((one) =>
    one.status === 'rejected' ? [one.reason as DomainError] : [],
  )
  for (const one of refused) {
    expect(one).toMatchObject({ status: 503, code: 'pictures.busy' })
    expect(one.retryAfter).toBeGreaterThanOrEqual(2)
  }
})
