import { beforeEach, describe, expect, test } from 'vitest'
import { refusalOf } from '../../testing/test-session.ts'
import { filingCalls, nextClaim, startFiling } from './filing.factory.ts'

let id: string
const { server, owner, guest, advisor, contractId } = await startFiling()
beforeEach(async () => {
  id = await nextClaim({ server, owner, guest, advisor, contractId })
})

const { putDown, sent, provided, documents, stateOf, file, accept } = filingCalls(() => ({
  id,
  owner,
  advisor,
  guest,
}))

describe('renaming a document', () => {
  test('is done by staff, keeps who and when for staff, and leaves the original name readable', async () => {
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

  test('is not needed to tell apart two documents with the same name: the second is numbered', async () => {
    await sent('photo.txt')
    await sent('photo.txt')
    expect((await documents(owner)).map((one) => one.shown_name)).toEqual([
      'photo.txt',
      'photo (2).txt',
    ])
  })

  test('to a hostile or empty name is refused and changes nothing', async () => {
    const fileId = await sent()
    for (const name of ['../../etc/passwd', 'devis\u202etxt.exe', '\u200b'])
      expect((await refusalOf(file(fileId, { name }))).status).toBe(422)
    expect((await documents())[0]).toMatchObject({ shown_name: 'IMG_2031.txt', changes: [] })
  })
})

describe('classing a document as an item of the checklist', () => {
  test('marks the item as received, and undoing it marks the item as missing again', async () => {
    const fileId = await sent()
    const { data } = await file(fileId, { document_key: 'repair_quote' })
    expect(data.document).toMatchObject({ key: 'repair_quote', verdict: null })
    expect(await stateOf('repair_quote')).toBe('received')
    expect((await file(fileId, { document_key: null })).data.document).toBeNull()
    expect(await stateOf('repair_quote')).toBe('missing')
    expect((await documents())[0]?.changes.map(({ kind }) => kind)).toEqual(['classed', 'classed'])
  })

  test('again as another item cancels its acceptance', async () => {
    const fileId = await provided()
    await accept(fileId)
    await file(fileId, { document_key: 'photos' })
    expect(await stateOf('repair_quote')).toBe('missing')
    expect(await stateOf('photos')).toBe('received')
  })

  test('is refused when the item belongs to another nature', async () => {
    const refusal = await refusalOf(file(await sent(), { document_key: 'passport' }))
    expect(refusal).toMatchObject({ status: 422, problem: { code: 'claim.document_of_other' } })
  })

  test('is refused for a file of an internal note', async () => {
    const fileId = await putDown('interne.txt', advisor)
    await advisor.client.messages.post({ body: { claimId: id, files: [fileId], isNote: true } })
    const refusal = await refusalOf(file(fileId, { document_key: 'photos' }))
    expect(refusal).toMatchObject({ status: 409, problem: { code: 'file.note' } })
    expect(await stateOf('photos')).toBe('missing')
  })
})
