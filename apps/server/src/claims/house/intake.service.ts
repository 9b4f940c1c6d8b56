import { randomUUID } from 'node:crypto'
import {
  heldBecause,
  type Intake,
  type IntakeEdit,
  originalIntake,
  writeIntake,
} from '@sillage/domain/claims/house/intake.ts'
import type { Nature } from '@sillage/domain/claims/nature.ts'
import { natureById, naturesOf } from '@sillage/domain/claims/natures.ts'
import { PRODUCTS } from '@sillage/domain/products/traits.ts'
import { cleanLine } from '@sillage/domain/values/line.ts'
import type { houseCalls, IntakeHistory, NatureIntake } from '@sillage/wire/claims/house.ts'
import type { Body } from '@sillage/wire/http/route.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import { dateOf } from '../../platform/database/timestamps.ts'
import { notFound, refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { findNames } from '../access/people.repository.ts'
import { CLAIM_REFUSALS } from '../claims.messages.ts'
import {
  changedMeanwhile,
  type Names,
  ORIGINAL,
  presentIntake,
  writingOf,
} from './house.present.ts'
import {
  findIntake,
  findIntakes,
  findNewestIntakes,
  type IntakeRow,
  insertIntake,
} from './intake.repository.ts'

/** How many versions a page shows. */
const SHOWN = 20

export interface VersionedIntake extends Intake {
  readonly version: number
}

/** Returns what each of these natures asks now. */
export async function intakesNow(
  database: Database,
  natures: readonly Nature[],
): Promise<(nature: Nature) => VersionedIntake> {
  const rows = await findNewestIntakes(
    database,
    natures.map(({ id }) => id),
  )
  const newest = new Map(rows.map((row) => [row.nature_id, row]))
  return (nature) => newest.get(nature.id) ?? { ...originalIntake(nature), version: 0 }
}

/** What a nature asked in a version, or asks now; throws for a version that never existed. */
export async function intakeToAnswer(
  database: Database,
  { nature, version }: { readonly nature: Nature; readonly version: number | undefined },
): Promise<VersionedIntake> {
  if (version === undefined) return (await intakesNow(database, [nature]))(nature)
  if (version === 0) return { ...originalIntake(nature), version }
  const row = await findIntake(database, { natureId: nature.id, version })
  if (row) return row
  throw refuse({
    code: 'claim.intake_unknown',
    message: CLAIM_REFUSALS.intakeUnknown,
    path: 'intake_version',
  })
}

interface Declared {
  readonly nature_id: string
  readonly intake_version: number
}

/**
 * The documents asked for a claim: those of its nature when it was declared; none for a nature that no longer exists.
 */
export async function checklistOf(
  database: Database,
  { nature_id: natureId, intake_version: version }: Declared,
): Promise<Intake['checklist']> {
  const row = version === 0 ? undefined : await findIntake(database, { natureId, version })
  return (row ?? natureById(natureId))?.checklist ?? []
}

/** What every nature asks now, product by product, and who wrote it. */
export async function listIntakes(database: Database): Promise<NatureIntake[]> {
  const natures = PRODUCTS.flatMap(({ id }) => naturesOf(id))
  const rows = await findNewestIntakes(
    database,
    natures.map(({ id }) => id),
  )
  const names = await findNames(
    database,
    rows.map((row) => row.written_by),
  )
  return natures.map((nature) =>
    presentNature(
      nature,
      rows.find((row) => row.nature_id === nature.id),
      names,
    ),
  )
}

/** What a nature asks, with its earlier versions. */
export async function readIntake(database: Database, natureId: string): Promise<IntakeHistory> {
  const nature = natureById(natureId)
  if (!nature) throw notFound()
  const [newest, ...before] = (await findIntakes(database, natureId)).slice(0, SHOWN + 1)
  const names = await findNames(
    database,
    [newest, ...before].map((row) => row?.written_by ?? null),
  )
  const original = { ...ORIGINAL, ...presentIntake(nature) }
  return {
    ...presentNature(nature, newest, names),
    held: nature.checklist.flatMap(({ key }) => {
      const why = heldBecause(nature, key)
      return why === null ? [] : [{ key, why }]
    }),
    versions: [
      ...before.map((row) => ({ ...writingOf(row, names), ...presentIntake(row) })),
      ...(newest ? [original] : []),
    ],
  }
}

type Request = Body<typeof houseCalls.writeIntake>

/** Publishes the next version of what a nature asks. Of two people who do so at once, the second is refused. */
export function publishIntake(
  { database, now, session }: RequestContext,
  { natureId, seen, reason, ...edit }: Request & { natureId: string },
): Promise<IntakeHistory> {
  const nature = natureById(natureId)
  if (!nature) throw notFound()
  return inTransaction(database, async (transaction) => {
    const before = await findIntakes(transaction, natureId)
    if ((before[0]?.version ?? 0) !== seen) throw changedMeanwhile()
    const written = writeIntake({
      nature,
      versions: [...before, originalIntake(nature)],
      edit: cleaned(edit),
      newKey: randomUUID,
    })
    if (!written.ok) throw refuse(written.error)
    const isFirst = await insertIntake(transaction, {
      nature_id: natureId,
      version: seen + 1,
      checklist: JSON.stringify(written.value.checklist),
      questions: JSON.stringify(written.value.questions),
      reason: cleanLine(reason),
      written_by: session.account.id,
      written_at: dateOf(now),
    })
    if (!isFirst) throw changedMeanwhile()
    await recordAudit(transaction, {
      actorId: session.account.id,
      action: 'claim.intake_written',
      subjectKind: 'claim',
      subjectId: '',
      detail: { nature: natureId, version: seen + 1 },
    })
    return readIntake(transaction, natureId)
  })
}

function presentNature(nature: Nature, row: IntakeRow | undefined, names: Names): NatureIntake {
  const product = PRODUCTS.find(({ id }) => naturesOf(id).includes(nature))
  return {
    nature_id: nature.id,
    label: nature.label,
    product: product?.label ?? '',
    ...(row ? writingOf(row, names) : ORIGINAL),
    ...presentIntake(row ?? nature),
  }
}

function cleaned({ checklist, questions }: IntakeEdit): IntakeEdit {
  return {
    checklist: checklist.map((one) => ({
      ...one,
      label: cleanLine(one.label),
      why: cleanLine(one.why),
    })),
    questions: questions.map((one) => ({
      ...one,
      text: cleanLine(one.text),
      choices: one.choices?.map(cleanLine) ?? null,
    })),
  }
}
