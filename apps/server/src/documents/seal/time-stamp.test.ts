import { ContentInfo, SignedData } from '@peculiar/asn1-cms'
import { AsnConvert } from '@peculiar/asn1-schema'
import { afterAll, describe, expect, test } from 'vitest'
import { sha256Of } from '../../platform/sha256.ts'
import { buildContractDocument, buildVerification } from '../documents.factory.ts'
import { buildIssuer } from '../issuer.factory.ts'
import { closePdfWorkers } from '../pdf-workers.ts'
import { readSeal } from './read-seal.ts'
import { createTimeStamper, type TimeStamper } from './time-stamp.ts'
import { type Answering, startTimeStampAuthority } from './time-stamp-authority.factory.ts'

const authority = await startTimeStampAuthority()
afterAll(async () => {
  authority.close()
  await closePdfWorkers()
})

const now = () => Temporal.Now.instant()

/** A time stamper, with the reasons of its failures. */
function stamper({ anchors = [authority.root], clock = now, url = authority.url } = {}) {
  const causes: string[] = []
  const ask = createTimeStamper(
    { url, anchors },
    { clock, onFailure: (cause) => causes.push(cause) },
  )
  return { ask, causes }
}

async function sealedBy(timeStamper: TimeStamper) {
  const issuer = await buildIssuer({ timeStamper })
  const draft = { template: 'contract', data: buildContractDocument() } as const
  return issuer.issue({ draft, verification: buildVerification(), sealedAt: now() })
}

/** The signature, and the time-stamp token attached to it. */
function stampIn(sealed: Buffer) {
  const hex = /\/Contents <([0-9a-f]+)>/.exec(sealed.toString('latin1'))?.[1] ?? ''
  const { content } = AsnConvert.parse(Buffer.from(hex, 'hex'), ContentInfo)
  const [signer] = AsnConvert.parse(content, SignedData).signerInfos
  return {
    signature: Buffer.from(signer?.signature.buffer ?? new ArrayBuffer(0)),
    token: signer?.unsignedAttrs?.[0]?.attrValues[0],
  }
}

describe('a seal', () => {
  test('carries the time-stamp of an authority, which OpenSSL accepts, and stays valid', async () => {
    authority.answer()
    const { ask, causes } = stamper()
    const before = now()
    const sealed = await sealedBy(ask)
    expect(causes).toEqual([])
    const stampedAt = sealed.timeStampedAt
    expect(stampedAt && stampedAt.since(before).abs().total('minutes')).toBeLessThan(1)
    expect(readSeal(sealed.pdf)).toMatchObject({ isValid: true, isWhole: true, signs: true })
    const { signature, token } = stampIn(sealed.pdf)
    expect(authority.verifies(Buffer.from(token ?? new ArrayBuffer(0)), signature)).toBe(true)
  })

  test('is made without a time-stamp while the authority fails, which is then not asked again for a while', async () => {
    authority.answer(() => Promise.reject(new Error('away')))
    const { ask, causes } = stamper()
    for (const _ of [1, 2, 3]) {
      const before = authority.askedTimes()
      const sealed = await sealedBy(ask)
      expect(sealed.timeStampedAt).toBeNull()
      expect(stampIn(sealed.pdf).token).toBeUndefined()
      expect(readSeal(sealed.pdf)).toMatchObject({ isValid: true, isWhole: true })
      expect(authority.askedTimes() - before).toBe(causes.length === 1 && _ === 1 ? 1 : 0)
    }
    expect(causes).toEqual(['answered 500'])
  })
})

const changedAt = (bytes: Buffer, place: number) => {
  const changed = Buffer.from(bytes)
  changed[place] = (changed[place] ?? 0) ^ 1
  return changed
}

/** The same request, but for another digest. */
const aboutSomethingElse: Answering = (question) => {
  const imprint = sha256Of('autre')
  // the octet string's header, then the 32 bytes of the imprint
  const at = question.indexOf(Buffer.from('0420', 'hex')) + 2
  return authority.reply(
    Buffer.concat([question.subarray(0, at), imprint, question.subarray(at + 32)]),
  )
}

describe('a time-stamp is rejected', () => {
  test.each([
    ['when it is about another hash', aboutSomethingElse, /is of something else/],
    [
      'when its bytes were changed',
      async (question: Buffer) => {
        const answer = await authority.reply(question)
        return changedAt(answer, answer.length - 3)
      },
      /is not signed by the certificate that it names/,
    ],
    ['when it is not a time-stamp', () => Buffer.from('bonjour'), /./],
    ['when the answer is too long', () => Buffer.alloc(1_000_000), /more than/],
    [
      'when the authority refused to give one',
      () => Buffer.from('3005300302010 2'.replace(' ', ''), 'hex'),
      /refused with status 2/,
    ],
  ] as const)('%s', async (_, answering, cause) => {
    authority.answer(answering)
    const { ask, causes } = stamper()
    expect(await ask(Buffer.from('signature'))).toBeNull()
    expect(causes.join()).toMatch(cause)
  })

  test('when it is that of an earlier request, sent again', async () => {
    let kept: Buffer | undefined
    authority.answer(async (question) => {
      kept ??= await authority.reply(question)
      return kept
    })
    const { ask, causes } = stamper()
    expect(await ask(Buffer.from('signature'))).not.toBeNull()
    expect(await ask(Buffer.from('signature'))).toBeNull()
    expect(causes.join()).toMatch(/answers another question/)
  })

  test('when its time is wrong, or when its authority is not trusted', async () => {
    authority.answer()
    const late = stamper({ clock: () => now().add({ minutes: 6 }) })
    expect(await late.ask(Buffer.from('signature'))).toBeNull()
    expect(late.causes.join()).toMatch(/is of another time/)
    const other = await startTimeStampAuthority()
    const foreign = stamper({ anchors: [other.root] })
    expect(await foreign.ask(Buffer.from('signature'))).toBeNull()
    expect(foreign.causes.join()).toMatch(/nobody who is vouched for/)
    other.close()
  })
})
