import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { type BinaryAnswer, sendBinary } from './answers.ts'

async function answered(answer: BinaryAnswer) {
  const app = Fastify()
  app.get('/', (_request, reply) => sendBinary(reply.type('application/pdf'), answer))
  const { headers, rawPayload } = await app.inject('/')
  await app.close()
  return { headers, bytes: rawPayload }
}

const bytes = Buffer.from('%PDF')

test.each([
  ['contrat_8f3a.pdf', 'attachment; filename="contrat_8f3a.pdf"'],
  [
    'relevé de Zoé.pdf',
    'attachment; filename="releve de Zoe.pdf"; filename*=UTF-8\'\'relev%C3%A9%20de%20Zo%C3%A9.pdf',
  ],
  ['a"b\r\nc.pdf', 'attachment; filename="a_b__c.pdf"; filename*=UTF-8\'\'a%22b%0D%0Ac.pdf'],
  [
    "l'avis (1).pdf",
    'attachment; filename="l_avis _1_.pdf"; filename*=UTF-8\'\'l%27avis%20%281%29.pdf',
  ],
])('the file %j is saved as %s', async (filename, disposition) => {
  const { headers, bytes: sent } = await answered({ bytes, filename })
  expect(headers['content-disposition']).toBe(disposition)
  expect(sent).toEqual(bytes)
})

test('a file says what it is where its route leaves that open, and runs nothing', async () => {
  const { headers } = await answered({ bytes, type: 'image/png', length: 4 })
  expect(headers).toMatchObject({
    'content-type': 'image/png',
    'content-length': '4',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  expect(headers).not.toHaveProperty('content-disposition')
  expect((await answered({ bytes })).headers['content-type']).toBe('application/pdf')
})
