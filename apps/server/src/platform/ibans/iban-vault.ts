import { createHmac } from 'node:crypto'
import { drawKey, openBytes, sealBytes } from '../sealing/sealing.ts'

/** Seals IBANs with a key that no database holds. */
export interface IbanVault {
  /** For the row of that id alone: another’s is refused when it is opened. */
  seal(rowId: string, iban: string): Buffer
  /** Throws where the row, the key or the bytes are not those that sealed it. */
  open(rowId: string, sealed: Buffer): string
  /** Whether the key of today sealed it, and not the one before. */
  isOfToday(rowId: string, sealed: Buffer): boolean
  /** The same for the same IBAN: finds it elsewhere without opening any. */
  index(iban: string): Buffer
  /** That, and the one by the key before: what is not sealed anew yet is found too. */
  indexes(iban: string): readonly Buffer[]
}

/** By the secret of the settings. What the secret before has sealed still opens; it seals nothing. */
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

/** One key to seal and one to index, both drawn from the secret. */
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
