import { isSameShared, isSameSide } from '@sillage/domain/claims/statement/same-statement.ts'
import { SIDES, type Side } from '@sillage/domain/claims/statement/statement.ts'
import type { StatementView } from '@sillage/wire/claims/statement.ts'
import { ApiError } from '@sillage/wire/http/client.ts'
import {
  type KeptLink,
  type KeptStatement,
  keptStatementOf,
  saveKeptStatement,
} from '../../shell/device/kept-statements.ts'
import { statementApi } from '../statement/statement-api.ts'
import { isRefusal } from './is-refusal.ts'
import { KEPT_STATEMENT as SAY } from './kept-statement.messages.ts'
import { isWritten } from './kept-statement.ts'

/** The server refused the statement: it stays on this device until the user decides what to do. */
export class StatementRefused extends Error {}

export interface SentStatement {
  readonly signedBy: readonly Side[]
  /** The link with which the other driver reads it and keeps a copy; null when they filled in nothing here. */
  readonly link: KeptLink | null
}

/**
 * Sends the statement of a kept declaration once the claim exists: half A with the shared part, a link for the other
 * driver, half B through that link, and both signatures with the time they were given. Each write is saved before it
 * is sent and after its reply, and the server's state is read first, so that an interrupted sending resumes where it
 * stopped and nothing counts twice. Null without a statement.
 */
export async function sendKeptStatement(
  keptId: string,
  claimId: string,
  onStart: () => void,
): Promise<SentStatement | null> {
  const kept = await keptStatementOf(keptId)
  if (!kept) return null
  onStart()
  const delivery = deliveryOf(keptId, claimId, { ...kept, refused: null })
  try {
    const there = await delivery.settled()
    const written = await delivery.writeOther(await delivery.writeOwn(there))
    const signed = await delivery.sign(written)
    return { signedBy: SIDES.filter((side) => signed[side] !== null), link: delivery.link() }
  } catch (failure) {
    if (!(failure instanceof StatementRefused || isRefusal(failure))) throw failure
    await delivery.note({ refused: failure.message })
    throw new StatementRefused(failure.message)
  }
}

function deliveryOf(keptId: string, claimId: string, opened: KeptStatement) {
  const params = { id: claimId }
  let kept = opened
  const note = async (changed: Partial<KeptStatement>) => {
    kept = { ...kept, ...changed }
    await saveKeptStatement(keptId, kept)
  }
  const noteSent = (changed: Partial<KeptStatement['sent']>) =>
    note({ sent: { ...kept.sent, ...changed } })
  const isOwnThere = ({ shared, a }: StatementView) =>
    isSameShared(shared, kept.shared) && isSameSide(a, kept.a)
  const isOtherThere = ({ b }: StatementView) => isSameSide(b, kept.b)

  /** The server's state, once checked that nobody else has changed it. */
  const settled = async (): Promise<StatementView> => {
    const { data } = await statementApi.read({ params })
    const { version, writing, isSketchNew } = kept.sent
    // a write whose reply was lost may have arrived
    const isNext = data.version === version + 1
    const hasArrived =
      isNext && (writing === 'a' ? isOwnThere(data) : writing === 'b' && isOtherThere(data))
    if (data.version !== version && !hasArrived) throw new StatementRefused(SAY.changed)
    await noteSent({
      version: data.version,
      writing: null,
      isSketchNew: isSketchNew && !(hasArrived && writing === 'a'),
    })
    return data
  }
  const write = async (side: Side, call: () => Promise<{ data: StatementView }>) => {
    await noteSent({ writing: side })
    const { data } = await call()
    const isSketchNew = side === 'b' && kept.sent.isSketchNew
    await noteSent({ version: data.version, writing: null, isSketchNew })
    return data
  }
  const writeOwn = async (there: StatementView) => {
    const { shared, a: side, sketch, sent } = kept
    const hasSketch = (there.sketch === null) === (sketch === null) && !sent.isSketchNew
    if (there.version > 0 && isOwnThere(there) && hasSketch) return there
    const body = { version: there.version, shared, side, sketch }
    return write('a', () => statementApi.save({ params, body }))
  }
  const writeOther = async (there: StatementView) => {
    const { b: side } = kept
    if (!isWritten(side) && !isWritten(there.b)) return there
    if (isOtherThere(there)) return there
    return write('b', () =>
      asGuest((token) => statementApi.guestSave({ body: { token, version: there.version, side } })),
    )
  }
  /** Signs the version that both drivers have seen. */
  const sign = async ({ version, signed: there }: StatementView) => {
    const { a, b } = kept.signed
    let signed = there
    if (a && !signed.a) {
      const { data } = await statementApi.sign({ params, body: { version, ...signatureOf(a) } })
      signed = data.signed
    }
    if (b && !signed.b) {
      const { data } = await asGuest((token) =>
        statementApi.guestSign({ body: { token, version, ...signatureOf(b) } }),
      )
      signed = data.signed
    }
    return signed
  }
  /** Calls with the other driver's link: creates it when there is none, and again when it has expired. */
  const asGuest = async <T>(call: (token: string) => Promise<T>): Promise<T> => {
    const token = tokenOf(kept.sent.link ?? (await invite()))
    try {
      return await call(token)
    } catch (failure) {
      if (!isDeadLink(failure)) throw failure
      return call(tokenOf(await invite()))
    }
  }
  const invite = async (): Promise<KeptLink> => {
    const { data: link } = await statementApi.invite({ params })
    await noteSent({ link })
    return link
  }
  return { settled, writeOwn, writeOther, sign, note, link: () => kept.sent.link }
}

function tokenOf({ address }: KeptLink): string {
  return address.slice(address.indexOf('#') + 1)
}

function signatureOf({ by, png, given_at }: NonNullable<KeptStatement['signed'][Side]>) {
  return { by, signatureData: png, given_at }
}

function isDeadLink(failure: unknown): boolean {
  return failure instanceof ApiError && failure.problem?.code === 'statement.dead_link'
}
