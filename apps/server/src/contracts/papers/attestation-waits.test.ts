import { hash } from 'node:crypto'
import type { ContractPaper } from '@sillage/wire/contracts/contracts.ts'
import { expect, test } from 'vitest'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInAs } from '../../testing/test-session.ts'
import { buildSigned } from '../chain/contract-life.factory.ts'
import { buildTerminable } from '../suspensions/suspensions.factory.ts'

const server = await serveTests()

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

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)

test('while cover is suspended no attestation is made, and an earlier one misleads', async () => {
  const owner = await signInAs(server)
  const { contractId: id } = await buildTerminable(server.database, owner.account.id)
  const attestation = async () =>
    Buffer.from(await owner.client.contracts.paper({ params: { id, kind: 'attestation' } }))
  const suspendFrom = (suspended_at: Date) =>
    server.database
      .updateTable('formal_notice')
      .set({ suspended_at })
      .where('contract_id', '=', id)
      .execute()
  await suspendFrom(inHours(1))
  const earlier = await attestation()
  const verified = async () => {
    const sha256 = hash('sha256', earlier)
    const { data } = await server.client().documents.verify({ body: { sha256 } })
    return data.document
  }
  expect(await verified()).toMatchObject({ misleads: false })

  await suspendFrom(inHours(-1))
  const { data } = await owner.client.contracts.papers({ params: { id } })
  const reason = data.find(({ kind }) => kind === 'attestation')?.reason
  expect(reason).toContain('garanties de ce contrat sont suspendues')
  expect(await refusalOf(attestation())).toMatchObject({ status: 409, message: reason })
  expect(await verified()).toMatchObject({
    misleads: true,
    standing: expect.stringContaining('il ne couvre rien aujourd’hui'),
  })

  await server.database
    .updateTable('formal_notice')
    .set({ resumes_at: inHours(-0.5), closed_at: new Date(), closed_for: 'paid' })
    .where('contract_id', '=', id)
    .execute()
  expect((await attestation()).toString('latin1')).toMatch(/^%PDF/)
  expect(await verified()).toMatchObject({ misleads: false })
})
