import { RETENTION } from '../../personal-data/retention.ts'
import { daysBetween, isBefore } from '../../values/day.ts'
import type { Refusal } from '../../values/result.ts'
import type { SignalKind, SignalVerdict } from './signal-kinds.ts'
import { SIGNAL_FACTS, SIGNAL_MESSAGES } from './signals.messages.ts'

type Day = Temporal.PlainDate

/** Days after the signature within which an incident raises a signal. */
export const EARLY_DAYS = 7
/** Number of claims in twelve months that raises a signal. */
const MANY_CLAIMS = 3
/** How many of those claims are listed, newest first. */
const MOST_NAMED = 5

export interface SignalGround {
  /** The signature of the first contract of the chain. */
  readonly signed: Day
  readonly incident: Day
  readonly declared: Day
  /** A company insures many vehicles, so its claims are counted per chain of contracts. */
  readonly ownerIsCompany: boolean
  /** The owner's other claims declared before this one, newest first. */
  readonly earlier: readonly {
    readonly id: string
    readonly incident: Day
    readonly isOfSameChain: boolean
  }[]
  /** Documents from the owner that are also on another claim, byte for byte. */
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
  /** The document already sent on another claim. */
  readonly fileId: string | null
  readonly text: string
  /** The claims that it refers to. */
  readonly claims: readonly string[]
  /** When it arose: the six months for which it is shown start then. */
  readonly since: Day
}

/**
 * The signals of a claim: an incident up to seven days after the signature; the third or a later claim of its owner in
 * the twelve months up to the incident (for a company, on the same chain of contracts); a document also sent on another
 * claim.
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
      (one.isOfSameChain || !ownerIsCompany) &&
      isBefore(begin, one.incident) &&
      !isBefore(incident, one.incident),
  )
  const count = near.length + 1
  if (count < MANY_CLAIMS) return []
  const fact = (ownerIsCompany ? SIGNAL_FACTS.thirdOfContract : SIGNAL_FACTS.third)(count)
  const text = near.length > MOST_NAMED ? `${fact} ${SIGNAL_FACTS.newest(MOST_NAMED)}` : fact
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

/** Whether a signal is shown on a day: as long as a verdict keeps it, otherwise for six months after it arose. */
export function isSignalShown(
  { since }: Pick<Signal, 'since'>,
  { verdict, today }: { readonly verdict: SignalVerdict | null; readonly today: Day },
): boolean {
  if (verdict === 'kept') return true
  return isBefore(today, since.add({ months: RETENTION.signal_dismissed.months }))
}

/** Why a verdict can't be recorded, or null: the signal must exist, and keeping it needs a written reason. */
export function judgementRefusal(
  signal: Signal | undefined,
  { verdict, word }: { readonly verdict: SignalVerdict | null; readonly word: string },
): Refusal | null {
  if (!signal) return { code: 'signal.unknown', message: SIGNAL_MESSAGES.unknown, path: 'kind' }
  return verdict === 'kept' && word.trim() === ''
    ? { code: 'signal.word', message: SIGNAL_MESSAGES.word, path: 'word' }
    : null
}
