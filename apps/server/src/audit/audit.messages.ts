import { dayInParis, formatDay } from '@sillage/domain/values/day.ts'
import type { LogHead } from './log-heads.ts'
import type { LogVerdict } from './verify-log.service.ts'

/** Sentences of the audit log. */
export const AUDIT_MESSAGES = {
  day: 'Date invalide',
  tooMany: 'L’export compte plus de 100\u202f000 lignes\u00a0: choisissez une période plus courte.',
  server: 'Sillage',
  heads: ['Date (UTC)', 'Auteur', 'Action', 'Code', 'Objet', 'Identifiant', 'Détail'],
} as const

const lines = (count: number) =>
  count > 1 ? `${count.toLocaleString('fr-FR')}\u00a0entrées` : `${count}\u00a0entrée`
const dayOf = ({ at }: LogHead) => formatDay(dayInParis(Temporal.Instant.from(at)))

/** The result of checking the log, in one sentence. */
export function verdictSentence(verdict: LogVerdict): string {
  switch (verdict.kind) {
    case 'intact': {
      const head = verdict.lastHead
      return head
        ? `Journal intact\u00a0: ${lines(verdict.entries)}, jusqu’à la tête du ${dayOf(head)} et depuis.`
        : `Journal intact\u00a0: ${lines(verdict.entries)}\u202f; aucune tête n’est écrite ailleurs, une fin coupée ne se verrait pas.`
    }
    case 'broken':
      return `Journal altéré à sa ligne ${verdict.place}${verdict.entryId === null ? '' : ` (entrée ${verdict.entryId})`}\u00a0: elle n’est plus celle qui a été écrite, ou elle manque.`
    case 'unchained':
      return `Journal altéré\u00a0: l’entrée ${verdict.entryId} y a été glissée hors de la chaîne.`
    case 'truncated':
      return `Journal coupé\u00a0: il comptait ${lines(verdict.head.entries)} à la tête du ${dayOf(verdict.head)}, il en reste ${verdict.entries.toLocaleString('fr-FR')}.`
    case 'rewritten':
      return `Journal réécrit\u00a0: jusqu’à la ligne ${verdict.head.entries}, il n’est plus celui de la tête du ${dayOf(verdict.head)}.`
  }
}
