import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { SecondFactor } from '@sillage/wire/accounts/second-factor.ts'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import { sha256Of } from '../../platform/sha256.ts'

/** A software security key: ES256, no attestation, an increasing counter. */
export function createAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let counter = 0
  const rpIdHash = sha256Of(Buffer.from(new URL(origin).hostname))
  const clientData = (type: string, { options }: SecondFactor, from = origin) =>
    Buffer.from(
      JSON.stringify({ type, challenge: options.challenge, origin: from, crossOrigin: false }),
    )
  const named = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
  }

  return {
    id: named.id,
    /** The result of `navigator.credentials.create`. */
    create(asked: SecondFactor, from?: string) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const cose = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, bytesOf(x)],
          [-3, bytesOf(y)],
        ]),
      )
      const length = Buffer.from([0, id.length])
      const authData = Buffer.concat([
        authenticatorData(rpIdHash, 0x45, counter),
        Buffer.alloc(16),
        length,
        id,
        cose,
      ])
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, string>>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authData)],
        ]),
      )
      return {
        ...named,
        response: {
          clientDataJSON: clientData('webauthn.create', asked, from).toString('base64url'),
          attestationObject: Buffer.from(attestation).toString('base64url'),
          transports: ['usb'],
        },
      }
    },

    /** The result of `navigator.credentials.get`. */
    get(asked: SecondFactor, from?: string) {
      counter += 1
      const authData = authenticatorData(rpIdHash, 0x05, counter)
      const data = clientData('webauthn.get', asked, from)
      const signature = sign('sha256', Buffer.concat([authData, sha256Of(data)]), privateKey)
      return {
        ...named,
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: null,
        },
      }
    },

    /** Sets the counter back, as on a stolen copy of the key. */
    rewind(by: number) {
      counter -= by
    },
  }
}

function authenticatorData(rpIdHash: Buffer, flags: number, counter: number): Buffer {
  const tail = Buffer.alloc(5)
  tail.writeUInt8(flags, 0)
  tail.writeUInt32BE(counter, 1)
  return Buffer.concat([rpIdHash, tail])
}

function bytesOf(base64url: string): Uint8Array {
  return new Uint8Array(Buffer.from(base64url, 'base64url'))
}
