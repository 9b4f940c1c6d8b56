import { beforeEach, describe, expect, test } from 'vitest'
import { refusalOf } from '../../testing/test-session.ts'
import { filingCalls, nextClaim, startFiling } from './filing.factory.ts'

let id: string
const { server, owner, guest, advisor, contractId } = await startFiling()
beforeEach(async () => {
  id = await nextClaim({ server, owner, guest, advisor, contractId })
})

const { putDown, sent, provided, documents, detail, stateOf, lines, file, accept, refuseIt } =
  filingCalls(() => ({
    id,
    owner,
    advisor,
    guest,
  }))

describe('accepting a document', () => {
  test('ticks the checklist, fulfils the open request and is announced in the discussion', async () => {
    await advisor.client.claims.requestDocument({
      params: { id },
      body: { document_key: 'repair_quote', reason: 'missing' },
    })
    const fileId = await sent()
    await file(fileId, { document_key: 'repair_quote' })
    expect(await stateOf('repair_quote')).toBe('requested')
    const { data } = await accept(fileId)
    expect(data.document).toMatchObject({ verdict: 'accepted', words: '' })
    expect(await stateOf('repair_quote')).toBe('accepted')
    const seen = await detail()
    expect(seen.requests.map(({ state }) => state)).toEqual(['fulfilled'])
    expect(seen.timeline.at(-1)).toMatchObject({ kind: 'document_accepted' })
    expect((await lines()).at(-1)).toMatch(/^Document accepté\u00a0: Devis/)
  })

  test('twice is recorded once', async () => {
    const fileId = await provided()
    await accept(fileId)
    const { data } = await accept(fileId)
    expect(data.changes.map(({ kind }) => kind)).toEqual(['accepted'])
  })

  test('is refused while it is classed as no item of the checklist', async () => {
    expect(await refusalOf(accept(await sent()))).toMatchObject({
      status: 422,
      problem: { code: 'file.unnamed' },
    })
  })
})

describe('refusing a document', () => {
  test('tells the customer why, requests the item again and passes the turn to the customer', async () => {
    const fileId = await provided()
    const { data } = await refuseIt(fileId)
    expect(data.document).toMatchObject({
      verdict: 'refused',
      reason: 'incomplete',
      words: 'Le total est coupé.',
    })
    const seen = await detail()
    expect(seen.requests).toMatchObject([
      {
        document_key: 'repair_quote',
        reason: 'incomplete',
        note: 'Le total est coupé.',
        state: 'open',
      },
    ])
    expect(await stateOf('repair_quote')).toBe('requested')
    expect(seen.progress.actor).toBe('customer')
    expect((await lines(owner)).at(-1)).toMatch(/\(incomplet\)\. Le total est coupé\.$/)
    const notices = JSON.stringify(await owner.client.notifications.list())
    expect(notices).toContain('un document vous est demandé')
    expect(notices).not.toContain('coupé')
  })

  test('again after a replacement was sent leaves one open request, with the latest words', async () => {
    await refuseIt(await provided())
    const again = await provided()
    expect(await stateOf('repair_quote')).toBe('received')
    await refuseIt(again)
    await refuseIt(again, advisor, 'Toujours coupé.')
    const open = (await detail()).requests.filter(({ state }) => state === 'open')
    expect(open.map(({ note }) => note)).toEqual(['Toujours coupé.'])
  })

  test('and then accepting it withdraws the new request', async () => {
    const fileId = await provided()
    await refuseIt(fileId)
    await accept(fileId)
    expect((await detail()).requests.filter(({ state }) => state === 'open')).toEqual([])
    expect(await stateOf('repair_quote')).toBe('accepted')
  })

  test('needs a reason and words, and changes nothing without them', async () => {
    const fileId = await provided()
    expect((await refusalOf(refuseIt(fileId, advisor, ' \u200b '))).problem?.code).toBe(
      'file.words_missing',
    )
    const call = advisor.client.messages.reviewDocument({
      params: { id, fileId },
      body: { verdict: 'refused', words: 'Non.' },
    })
    expect((await refusalOf(call)).problem?.code).toBe('file.reason_missing')
    expect((await documents())[0]).toMatchObject({ document: { verdict: null }, changes: [] })
  })

  test('requested in free words requests it again in the same words', async () => {
    const { data } = await advisor.client.claims.requestDocument({
      params: { id },
      body: { label: 'Le constat du remorqueur', reason: 'missing' },
    })
    const fileId = await putDown()
    await owner.client.claims.fulfilRequest({
      params: { id, requestId: data.request_id },
      body: { files: [fileId] },
    })
    await refuseIt(fileId)
    expect((await detail()).requests.find(({ state }) => state === 'open')).toMatchObject({
      document_key: null,
      label: 'Le constat du remorqueur',
      reason: 'incomplete',
    })
    await accept(fileId)
    expect((await detail()).requests.some(({ state }) => state === 'open')).toBe(false)
  })
})
