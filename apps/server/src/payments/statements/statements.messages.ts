import { paths } from '@sillage/wire/addresses.ts'
import type { FaultOfFile } from '../bank/bank-file-fault.ts'

/** Prefix of the month whose taxes a debit may pay. */
export const TAXES = 'Taxes de '

/** Why a bank file is refused, or a movement not matched. */
export const STATEMENT_REFUSALS = {
  size: 'Ce fichier dépasse 20\u00a0Mo.',
  xml: 'Ce fichier n’est pas lisible\u00a0: ce n’est pas du XML, ou il est coupé.',
  doctype: 'Ce fichier déclare un type de document\u00a0: une banque n’en envoie pas.',
  kind: 'Ce fichier n’est ni un relevé (camt.053), ni un avis (camt.054), ni un compte rendu d’ordres (pain.002).',
  schema: 'Ce fichier ne respecte pas le schéma de son format.',
  structure: 'Ce fichier ne dit pas tout ce qu’un relevé doit dire.',
  currency: 'Ce fichier n’est pas en euros.',
  sums: 'Les montants de ce fichier ne s’additionnent pas\u00a0: il en manque une partie.',
  limits: 'Ce fichier demande plus de temps ou de mémoire que celui d’une banque.',
  account: 'Ce relevé est celui d’un autre compte que le nôtre.',
  other: 'Un relevé différent porte déjà ce numéro.',
  gap: 'Le solde de départ n’est pas celui du dernier relevé\u00a0: un relevé manque entre les deux.',
  twice: 'Un autre relevé contient déjà un mouvement de celui-ci.',
  future: 'Ce relevé contient un mouvement d’un jour qui n’est pas encore venu.',
  batch: 'Ce compte rendu parle d’un lot que nous n’avons pas remis.',
  matched: 'Ce mouvement est déjà rapproché.',
  unknown: 'Rien n’est proposé pour ce mouvement.',
  otherProposal:
    'Une autre proposition est faite pour ce mouvement\u00a0: relisez-la avant de la confirmer.',
  own: 'Vous avez proposé ce rapprochement\u00a0: une autre personne doit le faire.',
  debit: 'Ce mouvement est un débit\u00a0: il ne paie pas une échéance.',
  tooMuch: 'Ce mouvement dépasse ce qui reste dû.',
} as const satisfies Record<string, string> & Record<FaultOfFile, string>

/** Notifies an account that it paid more than it owed; gives no amount. */
export const paidTooMuch = {
  title: 'Vous avez payé plus que ce qui était dû\u00a0: nous vous rendons la différence.',
  path: paths.payments,
  mail: {
    subject: 'Nous vous rendons ce que vous avez payé en trop',
    text: 'Vous avez payé plus que ce qui était dû. La différence sera virée au compte qui l’a envoyée. «\u00a0Mes paiements\u00a0» en montre le montant.',
  },
} as const

/** The same, when it paid from an unknown bank account. */
export const paidTooMuchAsk = {
  title:
    'Vous avez payé plus que ce qui était dû\u00a0: indiquez le compte où recevoir la différence.',
  path: paths.payments,
  mail: {
    subject: 'Nous vous devons ce que vous avez payé en trop',
    text: 'Vous avez payé plus que ce qui était dû. Indiquez depuis votre espace le compte bancaire où recevoir la différence. Nous ne demandons jamais d’IBAN par e-mail ni par téléphone.',
  },
} as const
