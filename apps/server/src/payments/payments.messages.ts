import { paths } from '@sillage/wire/addresses.ts'

/** Why a request about money is refused. */
export const PAYMENT_REFUSALS = {
  holder: 'Indiquez le nom du titulaire du compte, comme sur le RIB.',
  holderUnread: (sign: string) =>
    `Les banques ne lisent pas «\u00a0${sign}\u00a0»\u00a0: écrivez le nom du titulaire en lettres latines, comme sur le RIB.`,
  ownIban: 'Cet IBAN est le nôtre\u00a0: indiquez celui d’un autre compte.',
  signed: 'Un contrat a déjà été signé avec ce questionnaire.',
  planChanged: 'Le mode de paiement a changé pendant la signature\u00a0: vérifiez-le, puis signez.',
  revoked: 'Ce mandat ne sert plus\u00a0: il ne peut pas changer de compte.',
  alreadyRevoked: 'Ce mandat est déjà révoqué.',
  sameAccount: 'Ce compte est déjà celui du mandat.',
  paid: 'Ce versement est déjà parti, ou n’est plus dû.',
  toPayer: 'Ce remboursement revient au compte qui a payé.',
  unpaid: 'La quittance sera disponible quand le paiement nous sera parvenu.',
  recoveryOver: 'Il n’y a plus rien à attendre de ce recours\u00a0: il est reçu ou abandonné.',
  notAsked: 'Cette échéance n’est plus demandée\u00a0: elle n’a pas d’avis.',
  notIssued: 'L’avis sera disponible dix jours avant l’échéance.',
} as const

/** Notifies that a mandate now debits another account; gives no IBAN and no amount. */
export const accountChanged = {
  title: 'Le compte de vos prélèvements a changé.',
  path: paths.payments,
  mail: {
    subject: 'Le compte de vos prélèvements a changé',
    text: 'Le compte bancaire de vos prélèvements a été changé à l’instant, depuis votre espace. Si ce n’est pas vous, changez votre mot de passe et dites-le-nous sans attendre\u00a0: nos versements sur un nouveau compte attendent 72 heures.',
  },
} as const

/** Notifies the payer that the bank refused or returned a debit; gives no reason and no amount. */
export const collectionFailed = {
  title: 'Un prélèvement n’a pas abouti.',
  path: paths.payments,
  mail: {
    subject: 'Un prélèvement n’a pas abouti',
    text: 'Votre banque n’a pas exécuté un prélèvement de Sillage, ou vous l’a rendu. «\u00a0Mes paiements\u00a0» dit pourquoi, et ce qui est à faire. Nous ne demandons jamais d’IBAN par e-mail ni par téléphone.',
  },
} as const

/** Notifies that a transfer to a customer failed. */
export const payoutFailed = {
  title: 'Un versement n’a pas abouti\u00a0: indiquez le compte à créditer.',
  path: paths.payments,
  mail: {
    subject: 'Un versement n’a pas abouti',
    text: 'Une banque a refusé ou rendu un versement que nous vous devons. Nous vous le devons toujours\u00a0: indiquez dans «\u00a0Mes paiements\u00a0» le compte à créditer. Nous ne demandons jamais d’IBAN par e-mail ni par téléphone.',
  },
} as const

/** Notifies that a mandate ended because nothing was collected for 36 months. */
export const mandateLapsed = {
  title: 'Votre mandat de prélèvement a pris fin.',
  path: paths.payments,
  mail: {
    subject: 'Votre mandat de prélèvement a pris fin',
    text: 'Un mandat par lequel rien ne se prélève pendant 36 mois prend fin, selon les règles du prélèvement SEPA\u00a0: c’est le cas du vôtre. Ce qui resterait à payer se règle par virement\u00a0: «\u00a0Mes paiements\u00a0» dit comment.',
  },
} as const

/** Notifies that a mandate was revoked at its holder's request. */
export const mandateRevoked = {
  title: 'Votre mandat de prélèvement est révoqué.',
  path: paths.payments,
  mail: {
    subject: 'Votre mandat de prélèvement est révoqué',
    text: 'Votre mandat de prélèvement a été révoqué à l’instant, depuis votre espace. Ce qui reste à payer se règle par virement, aux mêmes dates\u00a0: «\u00a0Mes paiements\u00a0» dit comment. Un prélèvement déjà remis à votre banque peut encore passer. Si ce n’est pas vous, changez votre mot de passe et dites-le-nous sans attendre.',
  },
} as const

/** Notifies that an account was given for a refund. */
export const payoutAccountGiven = {
  title: 'Le compte d’un versement est indiqué.',
  path: paths.payments,
  mail: {
    subject: 'Un compte a été indiqué pour un versement',
    text: 'Un compte bancaire a été indiqué à l’instant, depuis votre espace, pour un versement que nous vous devons. Si ce n’est pas vous, changez votre mot de passe et dites-le-nous sans attendre\u00a0: il attend 72 heures.',
  },
} as const

export const PROMISED_REFUSALS = {
  own: 'C’est à vous que ce remboursement est promis\u00a0: une autre personne doit l’examiner.',
  tooMuch: (most: string) =>
    `Il ne peut pas avoir été payé plus que ce qui était demandé\u00a0: ${most}.`,
} as const

/** Notifies a policyholder who was promised a refund, once somebody has stated what they had paid. */
export const PROMISE_SEEN = {
  paidBack: {
    title: 'Votre remboursement est confirmé. Dites-nous sur quel compte le verser.',
    path: paths.payments,
    mail: {
      subject: 'Votre remboursement est confirmé',
      text: 'Nous avons retrouvé ce que vous aviez payé pour votre contrat. Dites-nous sur quel compte vous rembourser, dans «\u00a0Mes paiements\u00a0».',
    },
  },
  nothing: {
    title: 'Nous n’avons pas trouvé de paiement à vous rembourser pour ce contrat.',
    path: paths.conversations,
    mail: {
      subject: 'Votre remboursement a été examiné',
      text: 'Nous avons cherché ce que vous aviez payé pour votre contrat, et n’y avons trouvé rien à vous rembourser. Si vous aviez payé, écrivez-nous dans «\u00a0Mes questions à un conseiller\u00a0»\u00a0: un conseiller cherchera avec vous.',
    },
  },
} as const

/** The file names of a due's documents, before its number. */
export const DUE_FILES = { notice: 'avis', receipt: 'quittance' } as const

/** Asks where to pay an indemnity, or a refund whose payer is not known; mentions neither a claim nor an amount. */
export const payoutAccountAsked = {
  title: 'Un versement vous attend\u00a0: indiquez votre compte bancaire.',
  path: paths.payments,
  mail: {
    subject: 'Indiquez votre compte bancaire',
    text: 'Un versement vous attend. Indiquez depuis votre espace le compte bancaire sur lequel le recevoir. Nous ne demandons jamais d’IBAN par e-mail ni par téléphone.',
  },
} as const

/** Notifies the member of staff who claimed a recovery that it received a payment. */
export const recoveryReceived = (claimId: string) => ({
  title: 'Un recours que vous aviez demandé a reçu un paiement.',
  path: paths.claimOf(claimId),
})

/** Why a recovery is reduced automatically. */
export const TRANSFER_CAME_BACK =
  'Le virement de l’indemnité est revenu\u00a0: un recours ne dépasse pas ce qui est payé.'

/** Notifies the person who claimed it. */
export const recoveryLowered = (claimId: string) => ({
  title: 'Un recours est réduit\u00a0: le virement de son indemnité est revenu.',
  path: paths.claimOf(claimId),
})
