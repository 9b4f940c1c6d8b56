import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { serveTests } from '../../testing/test-app.ts'
import { refusalOf, signInCapable } from '../../testing/test-session.ts'
import { nextStatement } from '../bank.factory.ts'
import { sendFile } from '../bank-desk.factory.ts'
import { CREDITOR } from '../creditor.service.ts'

const server = await serveTests()
const odile = await signInCapable(server, 'advisor')

const send = async (bytes: Uint8Array) => {
  const { data } = await sendFile(odile, bytes)
  return data
}

/** How many rows statements have left. */
const kept = () =>
  sql<{ movements: string; entries: string; statements: string }>`select
    (select count(*) from bank_movement) as movements, (select count(*) from ledger_entry) as entries,
    (select count(*) from bank_statement) as statements`.execute(server.database)

test.each<[string, (sound: string) => string]>([
  ['doctype', (sound) => sound.replace('<Document', '<!DOCTYPE Document><Document')],
  ['currency', (sound) => sound.replaceAll('Ccy="EUR"', 'Ccy="USD"')],
  ['xml', (sound) => sound.slice(0, sound.length / 2)],
  ['sums', (sound) => sound.replace(/>12\.34</, '>12.35<')],
  ['account', (sound) => sound.replace(CREDITOR.iban, 'DE89370400440532013000')],
])(
  'a statement that is wrong (%s) books nothing, and is refused in one sentence',
  async (fault, spoil) => {
    const sound = (
      await nextStatement(server.database, [{ cents: 1234, text: 'inconnu' }])
    ).toString()
    const { rows: before } = await kept()
    const { problem } = await refusalOf(send(Buffer.from(spoil(sound))))
    expect(problem).toMatchObject({
      code: `bank_file.${fault}`,
      message: expect.stringMatching(/^[^.]+\.$/u),
    })
    expect((await kept()).rows).toEqual(before)
    expect(await send(Buffer.from(sound))).toMatchObject({ movements: 1, isRepeated: false })
  },
)

describe('a file that is not a bank file', () => {
  test.each([
    ['xml', 'bonjour'],
    ['doctype', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a/>'],
    ['kind', '<a/>'],
  ])('is refused for its %s', async (fault, text) => {
    await expect(send(Buffer.from(text))).rejects.toMatchObject({
      problem: { code: `bank_file.${fault}` },
    })
  })
})
