import { CIRCUMSTANCES, impactLabel } from '@sillage/domain/claims/statement/circumstances.ts'
import {
  SIDE_FIELDS,
  SIDES,
  type Side,
  type Statement,
  type StatementSide,
} from '@sillage/domain/claims/statement/statement.ts'
import { formatLongDay, formatParisTime, parisDay } from '../document-text.ts'
import type { Insurer } from '../parties.ts'

interface StatementSignature {
  by: string
  png: Buffer
  /** When the server received it. */
  at: string
  /** When it was signed on an offline device, by its clock; null when it was signed online. */
  givenAt: string | null
}

/** A joint accident statement by two drivers. */
export interface StatementDocument {
  /** The claim's reference. */
  reference: string
  issuedAt: string
  statement: Statement
  /** A PNG; null when there is none. */
  sketch: Buffer | null
  signatures: Record<Side, StatementSignature | null>
  /** SHA-256 of what is written and signed. */
  fingerprint: string
  insurer: Insurer
}

const YES_NO = (said: boolean | null) => (said === null ? 'Non dit' : said ? 'Oui' : 'Non')

/** A statement laid out in the sections of the European form. */
export function statementSheet(document: StatementDocument) {
  const { shared, a, b } = document.statement
  return {
    reference: document.reference,
    issuedOn: parisDay(document.issuedAt),
    issued: moment(document.issuedAt),
    facts: [
      {
        box: 1,
        label: 'Date et heure',
        value: [formatLongDay(shared.day), shared.time].join(', '),
      },
      { box: 2, label: 'Lieu', value: shared.place },
      { box: 3, label: 'Blessés, même légers', value: YES_NO(shared.isInjured) },
      {
        box: 4,
        label: 'Dégâts à d’autres que A et B',
        value: YES_NO(shared.isOtherDamage),
      },
      { box: 5, label: 'Témoins', value: shared.witnesses || 'Aucun indiqué' },
    ],
    rows: ROWS.map(({ box, label, said }) => ({ box, label, a: said(a), b: said(b) })).filter(
      (row) => row.a !== '' || row.b !== '',
    ),
    sides: SIDES.map((side) => signed(side, document)),
    boxes: CIRCUMSTANCES.map(({ number, label }) => ({
      number,
      label,
      a: a.circumstances.includes(number),
      b: b.circumstances.includes(number),
    })),
    counts: { a: a.circumstances.length, b: b.circumstances.length },
    hasSketch: document.sketch !== null,
    isLocked: document.signatures.a !== null && document.signatures.b !== null,
    fingerprint: document.fingerprint,
    insurer: document.insurer,
  }
}

export function statementImages({ sketch, signatures }: StatementDocument) {
  return {
    ...(sketch && { 'sketch.png': sketch }),
    ...(signatures.a && { 'signature-a.png': signatures.a.png }),
    ...(signatures.b && { 'signature-b.png': signatures.b.png }),
  }
}

/** What each driver states, in the order of the form. */
const ROWS = [
  ...SIDE_FIELDS.map(({ id, box, label }) => ({
    box,
    label: label as string,
    said: ({ texts }: StatementSide) => texts[id] ?? '',
  })),
  {
    box: 8,
    label: 'Dégâts de son véhicule assurés',
    said: ({ isDamageCovered }: StatementSide) => YES_NO(isDamageCovered),
  },
  {
    box: 10,
    label: 'Point de choc initial',
    said: ({ impact }: StatementSide) => (impact ? impactLabel(impact) : ''),
  },
].toSorted((one, other) => one.box - other.box)

function signed(side: Side, { signatures }: StatementDocument) {
  const signature = signatures[side]
  return {
    name: side.toUpperCase(),
    signed: signature && {
      by: signature.by,
      at: moment(signature.at),
      givenAt: signature.givenAt && moment(signature.givenAt),
    },
  }
}

const moment = (instant: string) =>
  `${formatLongDay(parisDay(instant))} à ${formatParisTime(instant)}`
