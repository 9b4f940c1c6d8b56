import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestApp } from '../../testing/test-app.ts'
import { refusalOf, type TestSession } from '../../testing/test-session.ts'
import { filingCalls, nextClaim, startFiling } from './filing.factory.ts'

let server: TestApp
let owner: TestSession
let guest: TestSession
let advisor: TestSession
let contractId: string
let id: string

beforeAll(async () => {
  ;({ server, owner, guest, advisor, contractId } = await startFiling())
})
afterAll(() => server.close())
beforeEach(async () => {
  id = await nextClaim({ server, owner, guest, advisor, contractId })
})

const { putDown, sent, provided, documents, stateOf, file, accept } = filingCalls(() => ({
  id,
  owner,
  advisor,
  guest,
}))

describe('a document is named', () => {
  test('by the team: who and when are kept, and the name it came with stays readable', async () => {
    const fileId = await sent()
    const { data } = await file(fileId, { name: 'Devis du garage' })
    expect(data).toMatchObject({
      shown_name: 'Devis du garage.txt',
      file_name: 'IMG_2031.txt',
      sent_by: 'Camille Roussel',
      changes: [{ kind: 'named', detail: 'Devis du garage.txt', by: 'Camille Roussel' }],
    })
    expect((await documents(owner))[0]).toMatchObject({
      shown_name: 'Devis du garage.txt',
      file_name: 'IMG_2031.txt',
      changes: [],
    })
    const back = await file(fileId, { name: 'IMG_2031.txt' })
    expect(back.data.shown_name).toBe('IMG_2031.txt')
    expect(back.data.changes.map(({ kind, detail: noted }) => [kind, noted])).toEqual([
      ['named', ''],
      ['named', 'Devis du garage.txt'],
    ])
  })

  test('two of one name are told apart', async () => {
    await sent('photo.txt')
    await sent('photo.txt')
    expect((await documents(owner)).map((one) => one.shown_name)).toEqual([
      'photo.txt',
      'photo (2).txt',
    ])
  })

  test('a hostile or empty name is refused and changes nothing', async () => {
    const fileId = await sent()
    for (const name of ['../../etc/passwd', 'devis\u202etxt.exe', '\u200b'])
      expect((await refusalOf(file(fileId, { name }))).status).toBe(422)
    expect((await documents())[0]).toMatchObject({ shown_name: 'IMG_2031.txt', changes: [] })
  })
})

describe('a document is said to be one of the checklist', () => {
  test('then it is received, and not any more', async () => {
    const fileId = await sent()
    const { data } = await file(fileId, { document_key: 'repair_quote' })
    expect(data.document).toMatchObject({ key: 'repair_quote', verdict: null })
    expect(await stateOf('repair_quote')).toBe('received')
    expect((await file(fileId, { document_key: null })).data.document).toBeNull()
    expect(await stateOf('repair_quote')).toBe('missing')
    expect((await documents())[0]?.changes.map(({ kind }) => kind)).toEqual(['classed', 'classed'])
  })

  test('what is said anew is to be judged anew', async () => {
    const fileId = await provided()
    await accept(fileId)
    await file(fileId, { document_key: 'photos' })
    expect(await stateOf('repair_quote')).toBe('missing')
    expect(await stateOf('photos')).toBe('received')
  })

  test('a document of another nature is refused', async () => {
    const refusal = await refusalOf(file(await sent(), { document_key: 'passport' }))
    expect(refusal).toMatchObject({ status: 422, problem: { code: 'claim.document_of_other' } })
  })

  test('a file of a note between colleagues is none of the customer’s', async () => {
    const fileId = await putDown('interne.txt', advisor)
    await advisor.client.messages.post({ body: { claimId: id, files: [fileId], isNote: true } })
    const refusal = await refusalOf(file(fileId, { document_key: 'photos' }))
    expect(refusal).toMatchObject({ status: 409, problem: { code: 'file.note' } })
    expect(await stateOf('photos')).toBe('missing')
  })
})
