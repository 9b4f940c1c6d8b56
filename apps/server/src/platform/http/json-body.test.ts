import { expect, test } from 'vitest'
import { readLongJson } from './json-body.ts'

const long = (text: string) => Buffer.from(text)

test('long JSON bodies are parsed in order, and an invalid one is refused in its turn', async () => {
  const [one, two, three] = await Promise.allSettled([
    readLongJson(long('{"a":[1,2]}')),
    readLongJson(long('{"a":')),
    readLongJson(long('"Œuvre"')),
  ])
  expect(one).toEqual({ status: 'fulfilled', value: { a: [1, 2] } })
  expect(two).toMatchObject({ status: 'rejected', reason: expect.any(SyntaxError) })
  expect(three).toEqual({ status: 'fulfilled', value: 'Œuvre' })
})

test('JSON nested too deeply is refused, and the next body is parsed', async () => {
  await expect(readLongJson(long('['.repeat(200_000)))).rejects.toBeInstanceOf(SyntaxError)
  expect(await readLongJson(long('null'))).toBeNull()
})
