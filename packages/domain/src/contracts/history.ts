import type { ContractOrigin } from './status.ts'

const CREATED = {
  original: 'signé le contrat',
  extension: 'signé cette prolongation',
  renewal: 'signé ce renouvellement',
} as const satisfies Record<ContractOrigin, string>

/**
 * An event of a contract as a French sentence: « Vous avez prolongé le contrat. ». `who` is the reader's name for the
 * author: « Vous », « Un conseiller », a name. For an unknown action it says only that something changed.
 */
export function eventSentence(event: {
  readonly action: string
  readonly origin: ContractOrigin
  readonly who: string
}): string {
  const { action, origin, who } = event
  if (action === 'end') return 'La résiliation demandée a pris effet.'
  if (action === 'expire') return 'Le contrat a expiré, son dernier jour étant passé.'
  if (action === 'terminate') return 'Sillage a résilié le contrat, faute de paiement.'
  if (action === 'suspend') return 'Les garanties sont suspendues, faute de paiement.'
  if (action === 'resume')
    return 'Le paiement est parvenu\u00a0: la suspension des garanties prend fin.'
  if (action === 'restore')
    return 'Le renouvellement ne tient plus, après une renonciation\u00a0: le contrat garde sa date de fin.'
  const done = doneOf(action, origin)
  if (!done) return 'Le contrat a changé.'
  return who === 'Vous' ? `Vous avez ${done}.` : `${who} a ${done}.`
}

function doneOf(action: string, origin: ContractOrigin): string | null {
  if (action === 'create') return CREATED[origin]
  if (action === 'extend') return 'prolongé le contrat'
  if (action === 'renew') return 'renouvelé le contrat'
  if (action === 'notice') return 'demandé la résiliation du contrat'
  if (action === 'keep') return 'retiré la demande de résiliation du contrat'
  if (action === 'change_plate') return 'changé l’immatriculation du contrat'
  if (action === 'cancel') return 'résilié le contrat'
  if (action === 'heirs') return 'enregistré la résiliation demandée par les héritiers'
  return action === 'withdraw' ? 'renoncé au contrat' : null
}
