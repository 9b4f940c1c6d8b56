import { randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createIbanVault } from './iban-vault.ts'

const IBAN = 'FR1420041010050500013M02606'
const vault = createIbanVault(randomBytes(32).toString('hex'))

describe('an encrypted IBAN', () => {
  test('decrypts in its own row, and its ciphertext differs each time', () => {
    const id = randomUUID()
    const sealed = vault.seal(id, IBAN)
    expect(vault.open(id, sealed)).toBe(IBAN)
    expect(vault.seal(id, IBAN).equals(sealed)).toBe(false)
    expect(sealed.includes(IBAN)).toBe(false)
  })

  test('can’t be decrypted in another row, with another key, or once altered', () => {
    const id = randomUUID()
    const sealed = vault.seal(id, IBAN)
    expect(() => vault.open(randomUUID(), sealed)).toThrow()
    expect(() => createIbanVault('another secret').open(id, sealed)).toThrow()
    for (const at of [0, 12, sealed.length - 1]) {
      const changed = Buffer.from(sealed)
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
      expect(() => vault.open(id, changed)).toThrow()
    }
    expect(() => vault.open(id, sealed.subarray(0, 20))).toThrow()
  })

  test('under the previous key still decrypts, is recognised as older, and is indexed by both keys', () => {
    const id = randomUUID()
    const next = randomBytes(32).toString('hex')
    const before = randomBytes(32).toString('hex')
    const both = createIbanVault(next, before)
    const old = createIbanVault(before).seal(id, IBAN)
    expect(both.open(id, old)).toBe(IBAN)
    expect(both.isOfToday(id, old)).toBe(false)
    expect(both.isOfToday(id, both.seal(id, IBAN))).toBe(true)
    expect(both.indexes(IBAN)).toEqual([
      createIbanVault(next).index(IBAN),
      createIbanVault(before).index(IBAN),
    ])
    expect(() => createIbanVault(next).open(id, old)).toThrow()
    expect(() => both.open(randomUUID(), old)).toThrow()
  })

  test('is found by its index, which depends on the key', () => {
    expect(vault.index(IBAN).equals(vault.index(IBAN))).toBe(true)
    expect(vault.index(IBAN).equals(vault.index(`${IBAN}7`))).toBe(false)
    expect(createIbanVault('another secret').index(IBAN).equals(vault.index(IBAN))).toBe(false)
  })
})
