import type { IssuedKind } from '@sillage/domain/documents/issued-kinds.ts'
import { KEPT_AFTER_CONTRACT } from '@sillage/domain/personal-data/contract-retention.ts'
import { formatEuros } from '@sillage/domain/values/money.ts'
import { paths } from '@sillage/wire/addresses.ts'

export const PERSONAL_DATA_REFUSALS = {
  openClaims: (count: number) =>
    count === 1
      ? 'Un sinistre est en cours\u00a0: il se règle avec vous, par ce compte. Fermez votre compte une fois le sinistre clos. Pour renoncer à une déclaration, écrivez-le dans sa discussion.'
      : `${count}\u00a0sinistres sont en cours\u00a0: ils se règlent avec vous, par ce compte. Fermez votre compte une fois tous clos. Pour renoncer à une déclaration, écrivez-le dans sa discussion.`,
  leavingContract:
    'Un contrat prendra fin à votre demande. Fermez votre compte une fois ce contrat terminé\u00a0: ce qui vous est rendu passe par lui.',
  toPay: (cents: number) =>
    `Il vous reste ${formatEuros(cents)} à payer. Fermez votre compte une fois cette somme réglée\u00a0: sans lui, vous n’auriez plus ni les montants ni les références. Résilier un contrat en cours peut aussi réduire ce qui reste.`,
  toGiveBack: (cents: number) =>
    `Nous vous devons ${formatEuros(cents)}. Indiquez d’abord votre IBAN dans «\u00a0Mes paiements\u00a0»\u00a0: sans ce compte, nous ne saurions où vous payer.`,
  staff:
    'Vous faites partie de l’équipe\u00a0: un administrateur met d’abord fin à votre rôle et remet vos dossiers à un collègue. Vous pourrez ensuite fermer votre compte\u202f; votre nom reste dix ans auprès de ce que vous y avez fait.',
} as const

/** The name shown instead of a closed account's. */
export const CLOSED_NAME = 'Compte fermé'

export const EXPORT = {
  filename: 'mes-donnees-sillage.zip',
  readme: 'LISEZMOI.txt',
  text: [
    'Vos données chez Sillage',
    '',
    'profil.json\u00a0: votre compte. Le mot de passe n’est gardé que sous une forme illisible, et n’est pas joint.',
    'Les autres fichiers .json\u00a0: tout ce qui est rattaché à votre compte, un fichier par sujet. Sans fichier, nous n’avons rien sur ce sujet.',
    'contrats/\u00a0: vos contrats signés, et les documents remis.',
    'courriers/\u00a0: les lettres recommandées postées pour un impayé.',
    'pieces-jointes/\u00a0: les fichiers joints à vos sinistres.',
    '',
    'Les dates sont en temps universel (UTC), les montants en centimes d’euro (champs «\u00a0cents\u00a0»).',
    'Les notes internes de nos équipes, qui peuvent parler d’autres personnes, vous sont communiquées sur demande.',
    '',
  ].join('\r\n'),
} as const

/** The names of the papers of a contract in an export, before its number. */
export const EXPORTED_PAPERS = {
  contract: 'contrat',
  extension: 'prolongation',
  renewal: 'renouvellement',
  attestation: 'attestation',
  'shortened-attestation': 'attestation-fin-avancee',
  'replated-attestation': 'attestation-nouvelle-immatriculation',
  'plate-change': 'changement-immatriculation',
  cancellation: 'resiliation',
  termination: 'avis-de-resiliation',
  withdrawal: 'renonciation',
  'claims-history': 'releve-information',
  'final-claims-history': 'releve-information-de-fin',
  acknowledgement: 'accuse-de-reception-sinistre',
  'claim-decision': 'decision-sinistre',
  'claim-summary': 'recapitulatif-sinistre',
} as const satisfies Record<IssuedKind, string>

export const CLOSED_MAIL = {
  subject: 'Votre compte est fermé',
  text: `Bonjour,\n\nVotre compte Sillage est fermé, comme vous l’avez demandé. S’il vous reste un contrat, il va jusqu’à son terme.\n\nVos données sont effacées, sauf celles qui servent encore de preuve\u00a0: contrats et sinistres ${KEPT_AFTER_CONTRACT}, réclamations, questions posées à un conseiller et paiements. Les durées sont sur cette page\u00a0:`,
  path: paths.legal.privacy,
} as const
