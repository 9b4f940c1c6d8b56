import { createPrivateKey, generateKeyPairSync, randomUUID, X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../platform/configuration/config.ts'
import { buildAttestation, buildContractDocument, buildVerification } from '../documents.factory.ts'
import { renderPdf } from '../documents.service.ts'
import { buildIssuer } from '../issuer.factory.ts'
import { closePdfWorkers } from '../pdf-workers.ts'
import type { SealIdentity } from './cms-signature.ts'
import { sealPdf } from './pdf-seal.ts'
import { readSeal } from './read-seal.ts'
import { openSealIdentity } from './seal-identity.ts'
import { makeSelfSigned } from './self-signed.ts'

const folder = mkdtempSync(join(tmpdir(), 'sillage-seal-'))
const at = Temporal.Instant.from('2026-11-21T13:42:08Z')
const data = buildContractDocument()
const bare = await renderPdf('contract', data)
const issuer = await buildIssuer()
const { pdf: sealed } = await issuer.issue({
  draft: { template: 'contract', data },
  verification: buildVerification(),
  sealedAt: at,
})
afterAll(async () => {
  await closePdfWorkers()
  rmSync(folder, { recursive: true })
})

describe('a sealed contract', () => {
  test('is signed from end to end, by the certificate it contains, at the level PAdES B-B', () => {
    const seal = readSeal(sealed)
    expect(seal).toMatchObject({
      isWhole: true,
      isValid: true,
      signs: true,
      subFilter: 'ETSI.CAdES.detached',
    })
    expect(seal.certificate.subject).toContain('Cachet de démonstration Sillage')
  })

  test('starts with the unchanged bytes of the document', () => {
    expect(sealed.subarray(0, bare.length).equals(bare)).toBe(true)
  })

  test('has an invalid seal as soon as one byte is changed', () => {
    const places = Array.from({ length: 40 }, (_, index) => Math.floor((bare.length / 40) * index))
    for (const place of [...places, bare.length + 200, sealed.length - 2]) {
      const changed = Buffer.from(sealed)
      changed[place] = (changed[place] ?? 0) ^ 1
      expect(readSeal(changed).isValid).toBe(false)
    }
  })

  test('gives the address of its verification in its metadata', () => {
    expect(sealed.toString('latin1')).toContain(
      `/Reason (V\\351rifier ce document : ${buildVerification().url})`,
    )
  })

  test('forbids additions, and something added is detected', () => {
    const text = sealed.toString('latin1')
    const [, number] = /\/Perms << \/DocMDP (\d+) 0 R >>/.exec(text) ?? []
    expect(text).toContain(`${number} 0 obj\n<< /Type /Sig `)
    expect(text).toMatch(/\/TransformMethod \/DocMDP\s*\/TransformParams << [^>]*\/P 1 /)
    const added = Buffer.concat([sealed, Buffer.from('\n999 0 obj\n<< >>\nendobj\n')])
    expect(readSeal(added)).toMatchObject({ isValid: true, isWhole: false })
  })

  test('is still a tagged PDF that opens, with its text and its signature field', async () => {
    const task = getDocument({ data: new Uint8Array(sealed), verbosity: 0 })
    const file = await task.promise
    const page = await file.getPage(1)
    const items = (await page.getTextContent()).items.map((one) => ('str' in one ? one.str : ''))
    expect(items.join('')).toContain('Camille Roussel')
    const [field] = await page.getAnnotations()
    expect(field).toMatchObject({ fieldType: 'Sig', fieldName: 'Cachet', hidden: true })
    expect(await page.getStructTree()).toMatchObject({ role: 'Root' })
    await task.destroy()
    expect(sealed.toString('latin1')).toMatch(/\/Tabs \/S/)
  })
})

test('documents of one page and of many pages are both sealed', async () => {
  const trips = Array.from({ length: 300 }, (_, index) => ({
    departure: `Départ ${index}`,
    arrival: `Arrivée ${index}`,
    format: 'train' as const,
  }))
  for (const draft of [
    { template: 'attestation', data: buildAttestation() },
    { template: 'contract', data: buildContractDocument({ trips }) },
  ] as const) {
    const issued = { draft, verification: buildVerification(), sealedAt: at }
    expect(readSeal((await issuer.issue(issued)).pdf).isValid).toBe(true)
  }
})

const sealBy = (identity: SealIdentity) => ({
  identity,
  sealedAt: at.toString(),
  isStamped: false,
  name: 'Sillage',
  reason: 'Essai',
})

test('what is not an unsealed PDF of ours is refused rather than sealed wrongly', async () => {
  const { key, certificate } = await makeSelfSigned(at)
  const identity = {
    key: createPrivateKey(key),
    certificates: [new X509Certificate(certificate)] as const,
  }
  const { pdf: twice } = sealPdf(bare, sealBy(identity))
  for (const wrong of [Buffer.from(''), Buffer.from('%PDF-1.7'), twice])
    expect(() => sealPdf(wrong, sealBy(identity))).toThrow()
})

const file = (name: string, content: string) => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}
const production = (seal: Record<string, string>) =>
  openSealIdentity(
    readConfig(
      {
        DEMO: '0',
        JWT_SECRET: randomUUID(),
        IBAN_KEY: randomUUID(),
        CREDITOR_IBAN: 'FR7630001007941234567890185',
        CREDITOR_ICS: 'FR72ZZZ123456',
        PUBLIC_URL: 'https://sillage.example',
        DATA_DIR: folder,
        ...seal,
      },
      folder,
    ),
  )

describe('the key of the seal', () => {
  test('is made once in demo mode, in a file that only its owner can read', async () => {
    const demo = () => openSealIdentity(readConfig({ DATA_DIR: folder }, folder))
    const [first] = (await demo()).certificates
    expect((await demo()).certificates[0].fingerprint256).toBe(first.fingerprint256)
    expect(statSync(join(folder, 'seal-key.pem')).mode & 0o777).toBe(0o600)
  })

  test('is one for servers that start at the same time on one folder', async () => {
    const demo = join(folder, 'at-once')
    const config = readConfig({ DATA_DIR: demo }, demo)
    const identities = await Promise.all(Array.from({ length: 6 }, () => openSealIdentity(config)))
    const marks = identities.map(({ certificates: [own] }) => own.fingerprint256)
    expect(new Set(marks).size).toBe(1)
  })

  test('is the operator’s in production, with its certificate chain', async () => {
    const { key, certificate } = await makeSelfSigned(at)
    const other = (await makeSelfSigned(at)).certificate
    const identity = await production({
      SEAL_KEY_FILE: file('key.pem', key),
      SEAL_CERTIFICATE_FILE: file('chain.pem', `${certificate}\n${other}\n`),
    })
    expect(identity.certificates).toHaveLength(2)
    expect(readSeal(sealPdf(bare, sealBy(identity)).pdf).isValid).toBe(true)
  })

  test.each([
    ['no key', () => ({}), /^SEAL_KEY_FILE est obligatoire/],
    [
      'a key without a certificate',
      () => ({ SEAL_KEY_FILE: file('alone.pem', 'x') }),
      /^SEAL_CERTIFICATE_FILE est obligatoire/,
    ],
    [
      'a file that is no key',
      () => ({
        SEAL_KEY_FILE: file('no-key.pem', 'bonjour'),
        SEAL_CERTIFICATE_FILE: join(folder, 'seal-certificate.pem'),
      }),
      /^SEAL_KEY_FILE doit être un fichier PEM lisible/,
    ],
    [
      'a key of another certificate',
      () => ({
        SEAL_KEY_FILE: file(
          'other.pem',
          generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
            type: 'pkcs8',
            format: 'pem',
          }),
        ),
        SEAL_CERTIFICATE_FILE: join(folder, 'seal-certificate.pem'),
      }),
      /^SEAL_KEY_FILE doit être la clé/,
    ],
    [
      'a key too short to be safe',
      () => ({
        SEAL_KEY_FILE: file(
          'short.pem',
          generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey.export({
            type: 'pkcs8',
            format: 'pem',
          }),
        ),
        SEAL_CERTIFICATE_FILE: join(folder, 'seal-certificate.pem'),
      }),
      /^SEAL_KEY_FILE est une clé RSA trop courte/,
    ],
    [
      'a certificate file without a certificate',
      () => ({
        SEAL_KEY_FILE: join(folder, 'seal-key.pem'),
        SEAL_CERTIFICATE_FILE: file(
          'empty.pem',
          readFileSync(join(folder, 'seal-key.pem'), 'utf8'),
        ),
      }),
      /^SEAL_KEY_FILE doit être la clé/,
    ],
  ])('stops the start with one sentence when given %s', async (_, seal, sentence) => {
    await expect(async () => production(seal())).rejects.toThrow(sentence)
  })
})
