/** French text of the ledger page. */
export const LEDGER = {
  page: 'Comptabilité',
  intro:
    'Chaque contrat signé, prolongé, renouvelé ou arrêté y est écrit une fois, en partie double. Rien ne s’y modifie\u00a0: une erreur se corrige par une écriture contraire.',
  loading: 'Chargement de la comptabilité',
  failed: 'La comptabilité n’a pas pu être lue.',
  refresh: 'Actualiser',
  month: 'Mois',
  monthClosed: (month: string) => `${month}, clôturé`,
  closed: (instant: string) => `Clôturé le ${instant}`,
  open: 'Ouvert',
  figures: {
    premium: 'Primes émises dans le mois',
    levies: (day: string) => `À déclarer au plus tard le ${day}`,
    owed: 'Dû par les assurés',
    climate: 'Climat, à reverser',
  },
  balance: 'Balance',
  account: 'Compte',
  unused: (count: number) =>
    count === 1
      ? 'Un compte sans mouvement ni solde n’est pas montré.'
      : `${count}\u00a0comptes sans mouvement ni solde ne sont pas montrés.`,
  opening: 'À l’ouverture',
  debit: 'Débit',
  credit: 'Crédit',
  closing: 'Solde',
  debitSide: 'débiteur',
  creditSide: 'créditeur',
  debitLetter: 'D',
  creditLetter: 'C',
  total: 'Total',
  levies: 'Taxes et fonds du mois',
  leviesNote:
    'Ce qui est émis dans le mois, moins ce qui est annulé. La taxe se déclare et se règle au plus tard le 15 du mois suivant.',
  leviesDeclared: (day: string) =>
    `Mois clôturé le ${day}\u00a0: ce montant est passé dans les taxes à payer. Le débit de la banque le soldera.`,
  leviesPaid: (day: string) => `Débité par la banque le ${day}.`,
  bank: 'Rapprochement bancaire',
  statements: (instant: string) => `Relevé importé le ${instant}`,
  bankAccount: (number: string) => `Compte ${number}`,
  gap: 'Écart',
  bankNote:
    'Solde d’aujourd’hui, quel que soit le mois affiché. Le compte suit les relevés mouvement par mouvement\u00a0: un écart signalerait une écriture que la banque ne connaît pas.',
  levy: 'Taxe ou fonds',
  due: 'À déclarer',
  journal: 'Écritures',
  date: 'Date',
  event: 'Événement',
  contract: 'Contrat',
  none: 'Aucune écriture ce mois-ci.',
  csv: 'Journal en CSV',
  fec: 'Journal au format FEC',
  busy: 'Préparation…',
  exportFailed: 'Le journal comptable n’a pas pu être exporté.',
  close: 'Clôturer le mois',
  closeTitle: (month: string) => `Clôturer ${month}\u202f?`,
  closeText:
    'Plus rien ne s’écrira dans ce mois, et il ne se rouvre pas. Ce qui arriverait en retard comptera pour le premier jour du mois suivant.',
  closeFailed: 'La clôture n’est pas confirmée.',
  closedToast: (month: string) => `Mois clôturé\u00a0: ${month}.`,
} as const
