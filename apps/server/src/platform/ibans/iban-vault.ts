import { createHmac } from 'node:crypto'
import { drawKey, openBytes, sealBytes } from '../sealing/sealing.ts'

/** Encrypts IBANs with a key that no database holds. */
export interface IbanVault {
  /** Encrypts for the row of that id alone; opening it for another row throws. */
  seal(rowId: string, iban: string): Buffer
  /** Throws unless the row, the key and the bytes match those that were encrypted. */
  open(rowId: string, sealed: Buffer): string
  /** Whether it was encrypted with the current key rather than the previous one. */
  isOfToday(rowId: string, sealed: Buffer): boolean
  /** Keyed digest: equal for equal IBANs, so that they can be searched without decrypting. */
  index(iban: string): Buffer
  /** The digests by the current and the previous key, to find rows not re-encrypted yet. */
  indexes(iban: string): readonly Buffer[]
}

/** Uses the secret of the settings. The previous secret still decrypts but no longer encrypts. */
export function createIbanVault(secret: string, previous: string | null = null): IbanVault {
  const today = vaultOf(secret)
  if (previous === null) return today
  const before = vaultOf(previous)
  return {
    ...today,
    open: (rowId, sealed) =>
      today.isOfToday(rowId, sealed) ? today.open(rowId, sealed) : before.open(rowId, sealed),
    indexes: (iban) => [today.index(iban), before.index(iban)],
  }
}

/** Derives one key to encrypt and one to index from the secret. */
function vaultOf(secret: string): IbanVault {
  const sealing = drawKey(secret, 'iban seal')
  const indexing = drawKey(secret, 'iban index')
  const open = (rowId: string, bytes: Buffer) => openBytes(sealing, rowId, bytes).toString('utf8')
  const index = (iban: string) => createHmac('sha256', indexing).update(iban).digest()
  return {
    seal: (rowId, iban) => sealBytes(sealing, rowId, Buffer.from(iban)),
    open,
    isOfToday: (rowId, bytes) => {
      try {
        open(rowId, bytes)
        return true
      } catch {
        return false
      }
    },
    index,
    indexes: (iban) => [index(iban)],
  }
}
