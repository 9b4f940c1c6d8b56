import { isOurFault } from './reason-codes.ts'

const SAID: Readonly<Record<string, string>> = {
  AM04: 'Votre banque a refusé ce prélèvement\u00a0: le solde du compte ne suffisait pas.',
  MS03: 'Votre banque a refusé ce prélèvement, sans en dire la raison.',
  AC01: 'Votre banque a refusé ce prélèvement\u00a0: elle ne connaît pas cet IBAN.',
  AC04: 'Votre banque a refusé ce prélèvement\u00a0: ce compte est clos.',
  AC06: 'Votre banque a refusé ce prélèvement\u00a0: ce compte est bloqué.',
  AG01: 'Votre banque a refusé ce prélèvement\u00a0: ce compte n’accepte pas de prélèvement.',
  RC01: 'Ce prélèvement n’a pas pu être présenté\u00a0: la banque de ce compte n’a pas été reconnue.',
  MD06: 'Votre banque vous a remboursé ce prélèvement, à votre demande.',
  MD01: 'Votre banque a refusé ce prélèvement\u00a0: elle n’y voit pas d’autorisation de votre part.',
  MS02: 'Votre banque a refusé ce prélèvement, à votre demande.',
  SL01: 'Votre banque a refusé ce prélèvement\u00a0: votre compte n’accepte que certains prélèvements.',
}

const OTHERWISE = 'Votre banque n’a pas exécuté ce prélèvement.'
const OURS = 'Ce prélèvement n’a pas abouti, pour une raison qui vient de nous.'

/** The sentence that explains a bank's refusal to the payer, without its code. */
export function refusalSentence(code: string): string {
  return SAID[code] ?? (isOurFault(code) ? OURS : OTHERWISE)
}

const TRANSFER_SAID: Readonly<Record<string, string>> = {
  AC01: 'IBAN inconnu',
  AC03: 'IBAN inconnu',
  AC04: 'compte clos',
  AC06: 'compte bloqué',
  AG01: 'compte qui ne reçoit pas de virement',
  BE04: 'adresse du bénéficiaire manquante',
  MD07: 'titulaire décédé',
  MS03: 'raison non précisée',
  RC01: 'banque du compte non reconnue',
}

/** Why a bank refused or returned a transfer, as the team reads it: « compte clos (AC04) ». */
export function transferRefusal(code: string | null): string {
  if (code === null) return 'raison non précisée'
  const said =
    TRANSFER_SAID[code] ?? (isOurFault(code) ? 'erreur dans notre fichier' : 'autre raison')
  return `${said} (${code})`
}
