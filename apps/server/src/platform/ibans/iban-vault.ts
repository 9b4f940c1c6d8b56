import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** Seals IBANs with a key that no database holds. */
export interface IbanVault {
  /** For the row of that id alone: another’s is refused when it is opened. */
  seal(rowId: string, iban: string): Buffer
  /** Throws where the row, the key or the bytes are not those that sealed it. */
  open(rowId: string, sealed: Buffer): string
  /** The same for the same IBAN: finds it elsewhere without opening any. */
  index(iban: string): Buffer
}

/** One key to seal and one to index, both drawn from the secret of the settings (HKDF, RFC 5869). */
export function createIbanVault(secret: string): IbanVault {
  const keyFor = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', secret, '', `sillage iban ${purpose}`, 32))
  const sealing = keyFor('seal')
  const indexing = keyFor('index')
  return {
    seal: (rowId, iban) => {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(CIPHER, sealing, iv).setAAD(Buffer.from(rowId))
      const sealed = Buffer.concat([cipher.update(iban, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), sealed])
    },
    open: (rowId, bytes) => {
      const iv = bytes.subarray(0, IV_BYTES)
      const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)
      const cipher = createDecipheriv(CIPHER, sealing, iv, { authTagLength: TAG_BYTES })
      cipher.setAAD(Buffer.from(rowId)).setAuthTag(tag)
      const opened = cipher.update(bytes.subarray(IV_BYTES + TAG_BYTES))
      return Buffer.concat([opened, cipher.final()]).toString('utf8')
    },
    index: (iban) => createHmac('sha256', indexing).update(iban).digest(),
  }
}
