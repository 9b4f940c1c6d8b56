import { formatDay } from '../../values/day.ts'

type Day = Temporal.PlainDate

/** The sentence of each signal, as the team reads it: only the fact. */
export const SIGNAL_FACTS = {
  early: (days: number, signed: Day) =>
    `Incident ${after(days)} la signature du contrat (${formatDay(signed)}).`,
  third: (count: number) => `${count}e sinistre de ce client en douze mois, celui-ci compris.`,
  thirdOfContract: (count: number) =>
    `${count}e sinistre sur ce contrat en douze mois, celui-ci compris.`,
  /** Said when the numbers that follow are not all. */
  newest: (count: number) => `Les ${count}\u00a0derniers\u00a0:`,
  documentOfSameOwner: (name: string) =>
    `«\u00a0${name}\u00a0» figure déjà dans un autre sinistre de ce client.`,
  documentOfAnother: (name: string) =>
    `«\u00a0${name}\u00a0» figure déjà dans le sinistre d’un autre client.`,
} as const

function after(days: number): string {
  if (days === 0) return 'le jour même de'
  return days === 1 ? 'le lendemain de' : `${days}\u00a0jours après`
}

export const SIGNAL_MESSAGES = {
  unknown: 'Ce signal n’est plus dans le dossier.',
  word: 'Dites en un mot pourquoi ce signal mérite une suite.',
} as const
