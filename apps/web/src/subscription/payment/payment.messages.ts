/** French text of the payment choice. */
export const PAYMENT_CARD = {
  title: 'Paiement',
  cadence: 'En combien de fois\u202f?',
  once: 'En une fois',
  monthly: 'Par mois',
  monthlyHelp: 'Sans frais.',
  method: 'Par quel moyen\u202f?',
  transfer: 'Virement',
  transferHelp: 'À faire de votre banque, avec la référence que nous vous donnons.',
  byHand: 'Carte ou virement',
  byHandHelp:
    'À faire depuis «\u00a0Mes paiements\u00a0» par carte, ou de votre banque avec la référence que nous vous donnons.',
  debit: 'Prélèvement SEPA',
  debitHelp: 'Aux dates ci-dessous, sur le compte de votre choix.',
  mandate: 'Ce que vous autorisez en signant',
  schedule: (count: number) => (count === 1 ? 'À payer' : `À payer, en ${count} fois`),
  gist: ({ method, times, first }: { method: string; times: number; first: string | null }) => {
    if (first === null) return method
    return times === 1 ? `${method}, le ${first}` : `${method}, en ${times} fois dès le ${first}`
  },
  incomplete: 'Indiquez le compte à prélever\u00a0: titulaire et IBAN.',
} as const
