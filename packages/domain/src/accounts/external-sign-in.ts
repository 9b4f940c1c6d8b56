/** Why an external sign-in failed, by the code in the `erreur` parameter of `/login`. */
const FAILURES = {
  fermee: 'La connexion externe n’est pas configurée sur ce site.',
  indisponible:
    'Le service de connexion externe ne répond pas. Réessayez dans un moment, ou connectez-vous avec votre mot de passe.',
  refusee: 'La connexion externe a été refusée ou abandonnée.',
  expiree: 'La connexion externe a expiré, ou a commencé dans un autre navigateur. Recommencez.',
  adresse:
    'Votre fournisseur d’identité n’a pas vérifié votre adresse e-mail\u00a0: connectez-vous avec votre mot de passe.',
  autre: 'Ce compte est déjà relié à une autre identité de ce fournisseur.',
  desactive: 'Ce compte est désactivé.',
} as const

export type ExternalFailure = keyof typeof FAILURES

/** The sentence for a failure code; null for an unknown code. */
export function externalFailureSentence(failure: string): string | null {
  return isExternalFailure(failure) ? FAILURES[failure] : null
}

function isExternalFailure(text: string): text is ExternalFailure {
  return Object.hasOwn(FAILURES, text)
}
