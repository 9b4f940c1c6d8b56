import { cannedReplies } from '@sillage/domain/claims/desk/canned-replies.ts'
import { HOUSE_DELAYS } from '@sillage/domain/claims/house/house-delays.ts'
import { expect, test } from 'vitest'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAs } from '../../testing/test-session.ts'

const server = await serveTests()
const admin = await signInAs(server, 'admin')
const advisor = await signInAs(server, 'advisor')

const all = async () => (await advisor.client.claimDesk.replies()).data
const thanks = async () => (await all()).find(({ reply_id: id }) => id === 'thanks')
const write = (body: { title: string; text: string; seen?: string | null }, id = 'thanks') =>
  admin.client.claimDesk.writeReply({ params: { replyId: id }, body })

test('the canned replies are the defaults until somebody edits one', async () => {
  expect(await all()).toEqual(
    cannedReplies(HOUSE_DELAYS).map(({ id, title, text }) => ({
      reply_id: id,
      title,
      text,
      writings: [],
      original: { title, text },
    })),
  )
})

test('an edited reply replaces the default, and its former versions are kept with their authors', async () => {
  await write({ title: 'Bien reçu', text: 'Bonjour, tout est là.', seen: null })
  const first = (await thanks())?.writings[0]?.writing_id ?? ''
  await write({ title: 'Documents reçus', text: 'Bonjour, merci.', seen: first })
  expect(await thanks()).toMatchObject({
    title: 'Documents reçus',
    text: 'Bonjour, merci.',
    writings: [
      { title: 'Documents reçus', text: 'Bonjour, merci.' },
      { writing_id: first, title: 'Bien reçu', text: 'Bonjour, tout est là.' },
    ],
  })
  expect((await thanks())?.writings[0]?.by).not.toBe('')
})

test('editing a version that has changed since gets 409, and an unknown reply 404', async () => {
  const before = await thanks()
  const body = { title: 'Autre', text: 'Autre texte.' }
  expect((await refusalOf(write({ ...body, seen: null }))).status).toBe(409)
  expect((await refusalOf(write(body, 'nobody'))).status).toBe(404)
  expect(await thanks()).toEqual(before)
})
