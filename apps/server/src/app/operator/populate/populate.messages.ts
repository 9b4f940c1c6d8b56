import type { Contents } from '../../../platform/database/demonstration.repository.ts'

const HOLDS: Readonly<Record<Exclude<Contents, 'nothing'>, string>> = {
  accounts: 'des comptes',
  demonstration: 'une démonstration',
  foreign: 'les tables d’un autre programme',
}

/** A count, with a thin space between thousands. */
const counted = (count: number) => count.toLocaleString('fr-FR')

export const POPULATE_MESSAGES = {
  usage:
    'Usage : sillage populate COMPTES CONTRATS SINISTRES [--en-production]. Au moins un compte ; pas de sinistre sans contrat.',
  production:
    'populate remplit la base de personnes inventées : en mode production, il faut le dire en toutes lettres, par --en-production.',
  full: (contents: Exclude<Contents, 'nothing'>) =>
    `Cette base contient déjà ${HOLDS[contents]} : populate ne remplit qu’une base vide, ou une base qu’il a déjà remplie.`,
  filled: (size: { accounts: number; contracts: number; claims: number }, seconds: number) =>
    `Comptes ajoutés : ${counted(size.accounts)} ; contrats : ${counted(size.contracts)} ; sinistres : ${counted(size.claims)}. En ${seconds} s.`,
  whom: 'Ces comptes n’ont pas de mot de passe et personne ne reçoit d’e-mail : entrez par un compte root, que fait sillage create-root.',
} as const
