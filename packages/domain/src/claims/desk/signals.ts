import { RETENTION } from '../../personal-data/retention.ts'
import { daysBetween, isBefore } from '../../values/day.ts'
import type { Refusal } from '../../values/result.ts'
import { SIGNAL_FACTS, SIGNAL_MESSAGES } from './signals.messages.ts'

type Day = Temporal.PlainDate

export const SIGNAL_KINDS = ['early', 'third', 'seen_document'] as const
export type SignalKind = (typeof SIGNAL_KINDS)[number]

/** What a person made of a signal: nothing, or something that they gave a word for. */
export const SIGNAL_VERDICTS = ['dismissed', 'kept'] as const
export type SignalVerdict = (typeof SIGNAL_VERDICTS)[number]

/** Days from the signature within which an incident is a signal. */
export const EARLY_DAYS = 7
/** Claims in twelve months from which one is. */
const MANY_CLAIMS = 3
/** The newest of them are named. */
const MOST_NAMED = 5

export interface SignalGround {
  /** Of the first contract of the line. */
  readonly signed: Day
  readonly incident: Day
  readonly declared: Day
  /** A company insures many vehicles: its claims are counted contract by contract. */
  readonly ownerIsCompany: boolean
  /** The other claims of the owner, declared before this one, the newest first. */
  readonly earlier: readonly {
    readonly id: string
    readonly incident: Day
    readonly isOfSameLine: boolean
  }[]
  /** What the owner sent that lies on another claim too, byte for byte. */
  readonly documents: readonly {
    readonly fileId: string
    readonly name: string
    readonly sent: Day
    readonly claimId: string
    readonly isOfSameOwner: boolean
  }[]
}

/** A fact that only a person may judge. It decides nothing and accuses nobody. */
export interface Signal {
  readonly kind: SignalKind
  /** The document that was seen before. */
  readonly fileId: string | null
  readonly text: string
  /** The claims that it speaks of. */
  readonly claims: readonly string[]
  /** When it arose. */
  readonly since: Day
}

/**
 * The signals of a claim: an incident up to seven days after the signature, the third claim of its owner, or a later
 * one, in the twelve months up to the incident (of a company: of the same line of contracts), a document that lies on
 * another claim.
 */
export function signalsOf(ground: SignalGround): readonly Signal[] {
  return [...earlySignal(ground), ...thirdSignal(ground), ...ground.documents.map(documentSignal)]
}

function earlySignal({ signed, incident, declared }: SignalGround): readonly Signal[] {
  const days = daysBetween(signed, incident)
  if (days < 0 || days > EARLY_DAYS) return []
  const text = SIGNAL_FACTS.early(days, signed)
  return [{ kind: 'early', fileId: null, text, claims: [], since: declared }]
}

function thirdSignal({
  incident,
  declared,
  earlier,
  ownerIsCompany,
}: SignalGround): readonly Signal[] {
  const begin = incident.subtract({ months: 12 })
  const near = earlier.filter(
    (one) =>
      (one.isOfSameLine || !ownerIsCompany) &&
      isBefore(begin, one.incident) &&
      !isBefore(incident, one.incident),
  )
  const count = near.length + 1
  if (count < MANY_CLAIMS) return []
  const text = (ownerIsCompany ? SIGNAL_FACTS.thirdOfContract : SIGNAL_FACTS.third)(count)
  const claims = near.slice(0, MOST_NAMED).map(({ id }) => id)
  return [{ kind: 'third', fileId: null, text, claims, since: declared }]
}

function documentSignal(document: SignalGround['documents'][number]): Signal {
  const say = document.isOfSameOwner
    ? SIGNAL_FACTS.documentOfSameOwner
    : SIGNAL_FACTS.documentOfAnother
  return {
    kind: 'seen_document',
    fileId: document.fileId,
    text: say(document.name),
    claims: [document.claimId],
    since: document.sent,
  }
}

/** Whether a signal is shown on a day: six months from when it arose, and as long as a judgement that kept it lasts. */
export function isSignalShown(
  { since }: Pick<Signal, 'since'>,
  { verdict, today }: { readonly verdict: SignalVerdict | null; readonly today: Day },
): boolean {
  if (verdict === 'kept') return true
  return isBefore(today, since.add({ months: RETENTION.signal_dismissed.months }))
}

/** Why a judgement can't be noted, or null: the signal is there, and keeping it takes a word of why. */
export function judgementRefusal(
  signal: Signal | undefined,
  { verdict, word }: { readonly verdict: SignalVerdict | null; readonly word: string },
): Refusal | null {
  if (!signal) return { code: 'signal.unknown', message: SIGNAL_MESSAGES.unknown, path: 'kind' }
  return verdict === 'kept' && word.trim() === ''
    ? { code: 'signal.word', message: SIGNAL_MESSAGES.word, path: 'word' }
    : null
}
