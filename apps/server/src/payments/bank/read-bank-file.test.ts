import { expect, test } from 'vitest'
import { statementFile } from './fake-statement.factory.ts'
import { createBankFileReader, LARGEST_BANK_FILE, readBankFile } from './read-bank-file.ts'

const on = Temporal.PlainDate.from('2026-12-01')
const statementOf = (count: number) =>
  statementFile({
    id: 'R1',
    iban: 'FR7630001007941234567890185',
    opening: 0,
    movements: Array.from({ length: count }, (_, rank) => ({
      cents: 100,
      on,
      reference: `B${rank}`,
      party: 'CAMILLE MOREAU',
      text: 'cotisation',
    })),
  })

/** A file with as many elements as its size allows: parsing each costs far more than its bytes. */
function crowdedFile(): Buffer {
  const start = '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>'
  const end = '</BkToCstmrStmt></Document>'
  const count = Math.floor((LARGEST_BANK_FILE - start.length - end.length) / '<a/>'.length)
  return Buffer.from(`${start}${'<a/>'.repeat(count)}${end}`)
}

test('a file with as many elements as its size allows is refused by its schema', async () => {
  await expect(readBankFile(crowdedFile())).rejects.toMatchObject({ fault: 'schema' })
  expect(await readBankFile(statementOf(1))).toMatchObject({ kind: 'statement' })
}, 60_000)

test('a file that needs too much memory is refused, and those queued behind it are read', async () => {
  const readSmall = createBankFileReader({ seconds: 60, megabytes: 24 })
  const [large, small] = await Promise.allSettled([
    readSmall(statementOf(10_000)),
    readSmall(statementOf(1)),
  ])
  expect(large).toMatchObject({ status: 'rejected', reason: { fault: 'limits' } })
  expect(small).toMatchObject({ status: 'fulfilled', value: { kind: 'statement' } })
}, 60_000)

test('a file that takes too long to read is refused', async () => {
  const readAtOnce = createBankFileReader({ seconds: 0, megabytes: 1024 })
  await expect(readAtOnce(crowdedFile())).rejects.toMatchObject({ fault: 'limits' })
})
