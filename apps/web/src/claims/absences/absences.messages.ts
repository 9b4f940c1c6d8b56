import { ABSENCE_MESSAGES } from '@sillage/domain/claims/desk/absence.messages.ts'

/** French text about absences and stand-ins. */
export const ABSENCES = {
  title: 'Absences',
  failed: 'Les absences n’ont pas pu être lues.',
  none: 'Personne ne s’absente.',
  add: 'Inscrire une absence',
  change: 'Changer',
  changeOf: (name: string) => `Changer l’absence de ${name}`,
  end: 'Y mettre fin',
  endOf: (name: string) => `Mettre fin à l’absence de ${name}`,
  endFailed: 'L’absence n’a pas pu être retirée.',

  own: (days: string) => `Vous vous absentez ${days}.`,
  ownDeputy: (name: string) => `${name} suit vos dossiers.`,
  of: (name: string, days: string) => `${name} s’absente ${days}.`,
  noDeputy: 'Plus personne ne remplace\u00a0: choisissez quelqu’un d’autre.',
  standIn: 'Vous suivez ses dossiers.',

  dialogTitle: 'Inscrire une absence',
  intro:
    'Ce qui arrive sur ces dossiers est annoncé aussi à qui remplace. L’absence prend fin d’elle-même après le dernier jour.',
  person: 'Qui s’absente\u202f?',
  first: 'Premier jour',
  last: 'Dernier jour',
  replacedBy: 'Qui suit les dossiers\u202f?',
  choose: 'Choisir un collègue',
  nobodyElse: 'Personne d’autre de l’équipe n’a de compte actif.',
  save: 'Inscrire',
  missing: 'Choisissez quelqu’un.',
  dayMissing: ABSENCE_MESSAGES.day,
  saveFailed: 'L’absence n’a pas pu être inscrite.',
} as const
