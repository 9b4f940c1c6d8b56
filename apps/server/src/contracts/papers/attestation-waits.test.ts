import type { ContractPaper } from '@sillage/wire/contracts/contracts.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { refusalOf, signInAs } from '../../testing/test-session.ts'
import { buildSigned } from '../chain/contract-life.factory.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.close())

test('the attestation is refused until the holder’s e-mail address is verified, the other documents are not', async () => {
  const camille = await signInAs(server)
  const { id } = await buildSigned(server, camille, { product: 'travel' })
  const prove = (at: Date | null) =>
    server.database
      .updateTable('account')
      .set({ email_verified_at: at })
      .where('id', '=', camille.account.id)
      .execute()
  const paper = (kind: ContractPaper) => camille.client.contracts.paper({ params: { id, kind } })
  await prove(null)
  const { data } = await camille.client.contracts.papers({ params: { id } })
  expect(data.filter(({ available }) => available).map(({ kind }) => kind)).toEqual([
    'contract',
    'quote',
    'information',
    'conditions',
  ])
  const reason = data.find(({ kind }) => kind === 'attestation')?.reason
  expect(reason).toContain('adresse e-mail')
  expect(await refusalOf(paper('attestation'))).toMatchObject({ status: 409, message: reason })
  expect(Buffer.from(await paper('contract')).toString('latin1')).toMatch(/^%PDF/)
  await prove(new Date())
  expect(Buffer.from(await paper('attestation')).toString('latin1')).toMatch(/^%PDF/)
})
