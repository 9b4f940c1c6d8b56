import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DomainError } from '../http/domain-error.ts'
import { encodeAnew } from './pictures.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function pictureOf(side: number) {
  const path = join(folder, `${side}.png`)
  const background = '#c33'
  await sharp({ create: { width: side, height: side, channels: 3, background } }).toFile(path)
  return path
}

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
