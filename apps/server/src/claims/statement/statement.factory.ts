import { randomBytes } from 'node:crypto'
import { EMPTY_SIDE, type StatementSide } from '@sillage/domain/claims/statement/statement.ts'
import { buildAccount } from '../../accounts/accounts.factory.ts'
import { SIGNATURE } from '../../contracts/signing/signed-request.factory.ts'
import type { Database } from '../../platform/database/database.ts'
import { sha256Of } from '../../platform/sha256.ts'
import type { TestSession } from '../../testing/test-session.ts'
import { buildClaim } from '../claims.factory.ts'
import { insertStatement, letGuestIn } from './statement.repository.ts'

/** The half of A, our insured. */
const OWN: StatementSide = {
  ...EMPTY_SIDE,
  impact: 'front',
  texts: {
    policyholder: 'Camille Roussel',
    vehicle: 'Renault Clio',
    plate: 'GH-204-KL',
    insurer: 'Sillage Assurance',
    contract: '7f3a9c21',
    driver: 'Camille Roussel',
  },
}

/** The half of B, the other driver. */
const OTHER: StatementSide = {
  ...EMPTY_SIDE,
  impact: 'rear',
  texts: {
    policyholder: 'Lucie Armand',
    vehicle: 'Peugeot 208',
    plate: 'FB-917-TQ',
    insurer: 'Mutuelle du Loiret',
    contract: '88 204 611',
    driver: 'Lucie Armand',
  },
}

const sent = (half: StatementSide, changes: Partial<StatementSide>) => {
  const { texts, circumstances, ...side } = { ...half, ...changes }
  return { ...side, texts: { ...texts }, circumstances: [...circumstances] }
}

/** The half of our insured, as the screen sends it. */
export const ownSide = (changes: Partial<StatementSide> = {}) => sent(OWN, changes)

/** The half of the other driver, as the screen sends it. */
export const otherSide = (changes: Partial<StatementSide> = {}) => sent(OTHER, changes)

export const sentShared = (
  changes: {
    day?: string
    time?: string
    place?: string
    isInjured?: boolean
    witnesses?: string
  } = {},
) => ({
  day: '2026-11-12',
  time: '18:20',
  place: 'Orléans, rue des Carmes',
  isInjured: false,
  isOtherDamage: false,
  witnesses: '',
  ...changes,
})

/** A statement that both have written and nobody has signed. Returns the other driver's token. */
export async function buildStatement(database: Database, claimId: string): Promise<string> {
  const at = new Date()
  const token = randomBytes(32).toString('base64url')
  const statement = { shared: sentShared(), a: OWN, b: OTHER }
  await insertStatement(database, { claimId, statement, sketch: null, at })
  const until = new Date(at.getTime() + 3_600_000)
  await letGuestIn(database, { claimId, tokenSha256: sha256Of(token), until })
  return token
}

/** The token of a statement on a new claim: built each time, because many calls need their own. */
async function linkOf(database: Database): Promise<string> {
  const { claim_id: id } = await buildClaim(database, { owner: await buildAccount(database) })
  return buildStatement(database, id)
}

/** The parameters of the statement routes. */
export function statementSubjects(database: Database, claim: () => Promise<string>) {
  const begun = async () => {
    const id = await claim()
    await buildStatement(database, id)
    return { id }
  }
  const onClaim = async (body?: object) => ({ params: await begun(), body })
  const asGuest = async (body: object = {}) => ({
    body: { token: await linkOf(database), ...body },
  })
  const written = { version: 1, side: otherSide() }
  const signed = { version: 1, by: 'Lucie Armand', signatureData: SIGNATURE }
  return {
    'statements.read': () => onClaim(),
    'statements.save': () => onClaim({ version: 1, side: ownSide(), shared: sentShared() }),
    'statements.invite': () => onClaim(),
    'statements.sign': () => onClaim(signed),
    'statements.paper': () => onClaim(),
    'statements.guestRead': () => asGuest(),
    'statements.guestSave': () => asGuest(written),
    'statements.guestSign': () => asGuest(signed),
    'statements.guestPaper': () => asGuest(),
  }
}

/** For each statement route with a body, one valid body with every field of its schema. */
export function sampleStatementBodies(database: Database) {
  const token = () => linkOf(database)
  const written = { version: 1, side: otherSide() }
  const given = {
    version: 1,
    by: 'Lucie Armand',
    signatureData: SIGNATURE,
    given_at: new Date().toISOString(),
  }
  return {
    'statements.save': () => ({
      version: 1,
      side: ownSide(),
      shared: sentShared(),
      sketch: SIGNATURE,
    }),
    'statements.sign': () => given,
    'statements.guestRead': async () => ({ token: await token() }),
    'statements.guestSave': async () => ({ token: await token(), ...written }),
    'statements.guestSign': async () => ({ token: await token(), ...given }),
    'statements.guestPaper': async () => ({ token: await token() }),
  }
}

/** The parameters of the statement routes that also take a body. */
export function sampleStatementParams(database: Database, session: TestSession) {
  const begun = async () => {
    const { claim_id: id } = await buildClaim(database, { owner: session.account })
    await buildStatement(database, id)
    return { id }
  }
  return { 'statements.save': begun, 'statements.sign': begun }
}
