import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { sendProblem } from './problems.ts'

async function answerTo(error: Error) {
  const app = Fastify()
  app.setErrorHandler(sendProblem)
  app.get('/', () => Promise.reject(error))
  const answer = await app.inject('/')
  await app.close()
  return answer
}

const failure = (message: string, about: object = {}) => Object.assign(new Error(message), about)

test.each([
  ['a database that has fallen silent', failure('Query read timeout')],
  ['a statement prepared before a migration', failure('', { routine: 'RevalidateCachedQuery' })],
  ['a database that restarts', failure('', { code: '57P01' })],
  ['a socket that is not there', failure('', { code: 'ENOENT', syscall: 'connect' })],
])('%s answers 503 with a Retry-After', async (_what, error) => {
  const answer = await answerTo(error)
  expect(answer.statusCode).toBe(503)
  expect(answer.headers).toMatchObject({
    'content-type': expect.stringMatching(/^application\/problem\+json/),
    'retry-after': '5',
    'cache-control': 'no-store',
  })
  expect(answer.json()).toMatchObject({
    type: 'about:blank',
    title: 'Service Unavailable',
    status: 503,
    code: 'unavailable',
  })
})

test('an unexpected error answers 500 with a reference, and nothing of the error', async () => {
  const answer = await answerTo(failure('column "secret" does not exist', { code: '42703' }))
  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toEqual({
    type: 'about:blank',
    title: 'Internal Server Error',
    status: 500,
    code: 'internal',
    message: expect.stringMatching(/^Une erreur est survenue. Référence : /),
    request_id: expect.any(String),
  })
})
