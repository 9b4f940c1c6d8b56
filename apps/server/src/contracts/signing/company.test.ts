import { expect, test } from 'vitest'
import { makeProfessional } from '../../accounts/accounts.factory.ts'
import { readPdf } from '../../documents/pdf-text.factory.ts'
import { serveTests } from '../../testing/test-app.ts'
import { signInAs, type TestSession } from '../../testing/test-session.ts'
import { actionsOn, buildSigned, inDays } from '../chain/contract-life.factory.ts'

const server = await serveTests()
const camille = await signInAs(server)

const named = 'Transports Tréguier SIREN 732 829 320 représentée par Camille Roussel, Gérante'
const paperOf = async (id: string, { client }: TestSession) =>
  (await readPdf(Buffer.from(await client.contracts.paper({ params: { id, kind: 'contract' } }))))
    .text

test('a professional can sign only once company and signer are known, and the refusal says where to give them', async () => {
  const pro = await signInAs(server)
  await pro.client.profile.update({
    body: { accountKind: 'professionnel', companyName: 'Tréguier', siren: '732829320' },
  })
  await expect(buildSigned(server, pro)).rejects.toMatchObject({
    status: 422,
    code: 'company.missing',
    errors: [{ path: 'signer.name' }, { path: 'signer.capacity' }],
    message: expect.stringContaining('Mon profil'),
  })
  await pro.client.profile.update({ body: { signer: { name: 'Ana Roy', capacity: 'Présidente' } } })
  const { id } = await buildSigned(server, pro)
  expect(await paperOf(id, pro)).toContain('représentée par Ana Roy, Présidente')
})

test('the right to withdraw is that of who signed, whatever the profile becomes', async () => {
  const trip = { product: 'travel', startingIn: 3, endingIn: 60 } as const
  const pro = await signInAs(server)
  await makeProfessional(server.database, pro.account.id)
  const signedForCompany = await buildSigned(server, pro, trip)
  await pro.client.profile.update({ body: { accountKind: 'particulier' } })
  expect((await signedForCompany.withdrawal()).data.refusal?.code).toBe('withdrawal.none')
  const signedAsConsumer = await buildSigned(server, pro, trip)
  await makeProfessional(server.database, pro.account.id)
  expect((await signedAsConsumer.withdrawal()).data).toMatchObject({ available: true })
})

test('the documents of a contract keep the company and signer of the signature, whatever the profile becomes', async () => {
  const pro = await signInAs(server)
  await makeProfessional(server.database, pro.account.id)
  const { id } = await buildSigned(server, pro)
  const contract = await paperOf(id, pro)
  expect(contract).toContain(named)
  expect(contract).toContain(
    'Signé par Camille Roussel, Gérante, pour Transports Tréguier (SIREN 732 829 320)',
  )
  await pro.client.profile.update({
    body: { companyName: 'Autre nom', signer: { name: 'Ana Roy', capacity: 'PDG' } },
  })
  const memo = await readPdf(
    Buffer.from(await pro.client.contracts.paper({ params: { id, kind: 'attestation' } })),
  )
  expect(memo.text).toContain('Souscripteur Transports Tréguier (SIREN 732 829 320)')
  const { extend } = actionsOn(pro, id)
  const { data } = await extend(inDays(60))
  expect(await paperOf(data.contract_id, pro)).toContain(
    'Autre nom SIREN 732 829 320 représentée par Ana Roy, PDG',
  )
  const { data: exported } = await pro.client.profile.read()
  expect(exported.signer).toEqual({ name: 'Ana Roy', capacity: 'PDG' })
})

test('a contract signed before the signer was asked for is extended without one, and prints as before', async () => {
  const { id } = await buildSigned(server, camille)
  await server.database
    .updateTable('account')
    .set({ kind: 'professionnel' })
    .where('id', '=', camille.account.id)
    .execute()
  const { data } = await actionsOn(camille, id).extend(inDays(60))
  const text = await paperOf(data.contract_id, camille)
  expect(text).toContain('Signé par Camille Roussel')
  expect(text).not.toContain('SIREN')
})
