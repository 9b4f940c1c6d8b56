import { RECORDED_FACTS } from '@sillage/domain/claims/desk/recorded-facts.ts'
import { factLabel } from '@sillage/domain/claims/desk/statutory-clocks.ts'
import { CHANNEL_LABELS, MOTIVE_LABELS } from '@sillage/domain/complaints/register.messages.ts'
import { lowered } from './lowered.ts'

/** What the values of one detail mean, where a value has another meaning elsewhere or is of that detail alone. */
export const DETAIL_VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  document: {
    contract: 'contrat',
    statement: 'constat',
    acknowledgement: 'accusé de réception',
    summary: 'récapitulatif',
    decision: 'lettre de décision',
  },
  kind: {
    role: 'rôle',
    capability: 'habilitation',
    activate: 'réactivation',
    deactivate: 'désactivation',
  },
  channel: lowered(CHANNEL_LABELS),
  motive: lowered(MOTIVE_LABELS),
  fact: lowered(Object.fromEntries(RECORDED_FACTS.map((fact) => [fact, factLabel(fact)]))),
  fault: { none: 'aucune', half: 'partagée', whole: 'entière' },
}
