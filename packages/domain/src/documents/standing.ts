import { extendedFrom } from '../contracts/policy-chain.ts'
import type { ContractOrigin, ContractStatus } from '../contracts/status.ts'
import { formatDay, isBefore } from '../values/day.ts'
import type { Period } from '../values/period.ts'

/** The recorded facts that decide the state of a contract. */
export interface RecordedContract extends Period {
  readonly id: string
  readonly status: ContractStatus
  readonly origin: ContractOrigin
  readonly parentId: string | null
  /** The day in Paris on which it was ended early; null when it was not. */
  readonly endedOn: Temporal.PlainDate | null
  readonly endedBy: 'cancellation' | 'withdrawal' | null
  /** When ended on a legal ground: the last day covered, whether the contract has ended or will; otherwise null. */
  readonly coveredUntil: Temporal.PlainDate | null
  /** Set while it covers nothing because a payment is missing; stored on the first contract of its extensions. */
  readonly suspension: Suspension | null
}

export interface Suspension {
  readonly since: Temporal.PlainDate
  /** The day on which cover resumes, at noon; null while the amount claimed is unpaid. */
  readonly until: Temporal.PlainDate | null
}

export interface Standing {
  readonly state: 'inForce' | 'toCome' | 'suspended' | 'over'
  /** A sentence in French. */
  readonly sentence: string
}

/**
 * The current state of the contract named in a document: whether it covers, from which day to which, or since when it
 * doesn't, and why. `line` holds the contracts that continue it. A contract covers on its last day until midnight; one
 * ended early no longer covers from that day on; one that was extended covers until the end of its extension; one whose
 * cover is suspended covers nothing, and why is nobody else's business.
 */
export function standingOn(
  contract: RecordedContract,
  line: readonly RecordedContract[],
  today: Temporal.PlainDate,
): Standing {
  const standing = standingByDays(contract, line, today)
  const { suspension } = extendedFrom(contract, line)
  if (standing.state === 'over' || !suspension) return standing
  const since = `Les garanties de ce contrat sont suspendues depuis le ${formatDay(suspension.since)}`
  return {
    state: 'suspended',
    sentence: suspension.until
      ? `${since}\u00a0: il ne couvre rien avant le ${formatDay(suspension.until)} à midi.`
      : `${since}\u00a0: il ne couvre rien aujourd’hui.`,
  }
}

function standingByDays(
  contract: RecordedContract,
  line: readonly RecordedContract[],
  today: Temporal.PlainDate,
): Standing {
  const last = lastExtension(contract, line)
  const { coveredUntil } = last
  if (coveredUntil) return cutStanding({ ...contract, coveredUntil }, today)
  const ended = [contract, last].find(({ status }) => status === 'cancelled')
  if (ended) return endedStanding(ended)
  const { start } = contract
  const { end } = last
  const continued = last === contract ? '' : ', après prolongation'
  if (isBefore(today, start))
    return {
      state: 'toCome',
      sentence: `Pas encore en vigueur\u00a0: ce contrat le sera du ${span({ start, end })}${continued}.`,
    }
  if (!isBefore(end, today))
    return {
      state: 'inForce',
      sentence: `En vigueur du ${span({ start, end })}${continued}.`,
    }
  const renewed =
    last.status === 'renewed'
      ? ' Un contrat de renouvellement a été signé\u00a0: c’est lui qu’il faut demander.'
      : ''
  return {
    state: 'over',
    sentence: `Ce contrat n’est plus en vigueur depuis le ${formatDay(end.add({ days: 1 }))}\u00a0: son dernier jour était le ${formatDay(end)}.${renewed}`,
  }
}

/** The state of a contract ended on a legal ground: it covers until `coveredUntil`, no longer. */
function cutStanding(
  { start, coveredUntil }: Pick<Period, 'start'> & { readonly coveredUntil: Temporal.PlainDate },
  today: Temporal.PlainDate,
): Standing {
  const cut = { start, end: coveredUntil }
  if (isBefore(coveredUntil, start))
    return {
      state: 'over',
      sentence: 'Ce contrat n’entre pas en vigueur\u00a0: il est résilié avant son premier jour.',
    }
  if (isBefore(today, start))
    return {
      state: 'toCome',
      sentence: `Pas encore en vigueur\u00a0: ce contrat le sera du ${span(cut)}, et sa résiliation est demandée.`,
    }
  return isBefore(coveredUntil, today)
    ? {
        state: 'over',
        sentence: `Ce contrat n’est plus en vigueur depuis le ${formatDay(coveredUntil.add({ days: 1 }))}\u00a0: sa résiliation a été demandée.`,
      }
    : {
        state: 'inForce',
        sentence: `En vigueur du ${span(cut)}\u00a0: sa résiliation est demandée.`,
      }
}

function endedStanding({ endedOn, endedBy, start }: RecordedContract): Standing {
  const why = endedBy === 'withdrawal' ? 'son souscripteur y a renoncé' : 'il a été résilié'
  if (!endedOn)
    return { state: 'over', sentence: `Ce contrat n’est plus en vigueur\u00a0: ${why}.` }
  const day = formatDay(endedOn)
  return {
    state: 'over',
    sentence: isBefore(endedOn, start)
      ? `Ce contrat n’est jamais entré en vigueur\u00a0: ${why} le ${day}, avant son premier jour.`
      : `Ce contrat n’est plus en vigueur depuis le ${day}\u00a0: ${why}.`,
  }
}

/** The last of the extensions that replaced a contract; the contract itself if there is none. Cycles are handled. */
function lastExtension(contract: RecordedContract, line: readonly RecordedContract[]) {
  const seen = new Set<string>()
  let last = contract
  while (!seen.has(last.id)) {
    seen.add(last.id)
    const { id } = last
    last = line.find(({ origin, parentId }) => origin === 'extension' && parentId === id) ?? last
  }
  return last
}

function span({ start, end }: Period): string {
  return `${formatDay(start)} au ${formatDay(end)}`
}

/** States in French that the file of insured vehicles accepted the last report; shown only once it did. */
export function registeredSentence(on: Temporal.PlainDate): string {
  return `Véhicule transmis au fichier des véhicules assurés le ${formatDay(on)}.`
}

/** The state of the claim named in a document, in French: only whether it is still open, never its outcome. */
export function claimStanding(isOpen: boolean): string {
  return isOpen
    ? 'Le dossier de ce sinistre est ouvert aujourd’hui\u00a0: il a pu évoluer depuis ce document.'
    : 'Le dossier de ce sinistre est fermé aujourd’hui\u00a0: il a pu évoluer depuis ce document.'
}
