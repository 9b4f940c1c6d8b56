import { expect, test } from 'vitest'
import { serveTests } from '../testing/test-app.ts'
import { signInAs } from '../testing/test-session.ts'
import { buildSigned, inDays } from './chain/contract-life.factory.ts'

const server = await serveTests()

test('the list of one’s contracts is a table of their names, levels, days, states and amounts, and of nobody else’s', async () => {
  const [company, other] = [await signInAs(server), await signInAs(server)]
  await buildSigned(server, other)
  const kept = await buildSigned(server, company)
  const left = await buildSigned(server, company)
  await company.client.contractLife.cancel({
    params: { id: left.id },
    body: { reason: 'Véhicule rendu' },
  })
  const { data } = await company.client.contracts.mine({ query: {} })
  const bytes = await company.client.contracts.mineCsv()
  const [heads, ...lines] = Buffer.from(bytes).toString().trim().split('\r\n')
  expect(heads).toContain('Véhicule ou voyage;Contrat;Assurance;Niveau de garantie;Premier jour')
  const rows = lines.map((line) => line.split(';'))
  expect(rows.map(([, id]) => id)).toEqual(data.map(({ contract_id }) => contract_id))
  const rowOf = (id: string) => rows.find((row) => row[1] === id)
  const one = data.find(({ contract_id }) => contract_id === kept.id)
  const price = one?.price.toFixed(2).replace('.', ',')
  expect(rowOf(kept.id)?.slice(0, 1)).toEqual([one?.name])
  expect(rowOf(kept.id)?.slice(2, 9)).toEqual([
    'Voiture',
    'Tous risques',
    one?.start_date,
    one?.end_date,
    'Actif',
    price,
    '0,00',
  ])
  expect(rowOf(left.id)?.at(6)).toBe('Résilié')
  expect(rowOf(left.id)?.at(-1)).toMatch(/^\d{4}-\d\d-\d\d$/)
})

test('the amounts of an extended contract and of its extension add up to what was invoiced', async () => {
  const company = await signInAs(server)
  const { extend } = await buildSigned(server, company, { endingIn: 29 })
  await extend(inDays(40))
  const { data } = await company.client.contracts.mine({ query: {} })
  const [heads = '', ...lines] = Buffer.from(await company.client.contracts.mineCsv())
    .toString()
    .trim()
    .split('\r\n')
  const invoiced = heads.split(';').indexOf('Facturé pour ce contrat, toutes taxes comprises (€)')
  const cents = lines.map((line) => Number(line.split(';')[invoiced]?.replace(',', '')))
  const { data: payments } = await company.client.payments.mine()
  const called = payments.contracts.flatMap(({ dues }) => dues.map(({ amount }) => amount))
  const total = called.reduce((sum, amount) => sum + Math.round(amount * 100), 0)
  expect(cents).toHaveLength(2)
  expect(cents.reduce((sum, one) => sum + one, 0)).toBe(total)
  // the price of the extension is that of the whole
  expect(total).toBe(
    Math.round((data.find(({ origin }) => origin === 'extension')?.price ?? 0) * 100),
  )
})
