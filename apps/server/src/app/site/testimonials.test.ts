import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readTestimonials } from './testimonials.ts'

const folder = await mkdtemp(join(tmpdir(), 'sillage-testimonials-'))

afterAll(() => rm(folder, { recursive: true }))

async function file(content: string): Promise<string> {
  const path = join(folder, 'testimonials.json')
  await writeFile(path, content)
  return path
}

test('the two testimonials shipped are marked as examples', async () => {
  const shipped = await readTestimonials(undefined)
  expect(shipped.map(({ example }) => example)).toEqual([true, true])
})

test('the operator’s file replaces the shipped testimonials', async () => {
  const real = [{ quote: 'Un avis', author: 'Ana B.', detail: 'Assurance Voyage', example: false }]
  expect(await readTestimonials(await file(JSON.stringify(real)))).toEqual(real)
})

test.each([
  [
    'that does not say whether it is an example',
    '[{"quote":"Un avis","author":"Ana B.","detail":"Voyage"}]',
  ],
  ['with an empty quote', '[{"quote":" ","author":"Ana B.","detail":"Voyage","example":false}]'],
  ['that is not a list', '{}'],
  ['that is not JSON', 'avis'],
])('a file %s is refused', async (_case, content) => {
  await expect(readTestimonials(await file(content))).rejects.toThrow()
})
