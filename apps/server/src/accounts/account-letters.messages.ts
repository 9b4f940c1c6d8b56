import { formatMoment } from '@sillage/domain/values/day.ts'

/** Notices to an account about attempts by others to get in: in the application, and by mail. */
export const ACCOUNT_LETTERS = {
  guesses: ({ now, from }: { now: Temporal.Instant; from: string }) => ({
    title: 'Plusieurs tentatives de connexion à votre compte ont échoué',
    mail: {
      // one a day at most, and it warns the owner
      evenUnproved: true,
      subject: 'Des tentatives de connexion à votre compte ont échoué',
      text: `Bonjour,\n\nAu moins vingt tentatives de connexion à votre compte ont échoué en une journée. La dernière date du ${formatMoment(now)} (adresse\u00a0: ${from}).\n\nVotre compte reste ouvert, et ces tentatives sont ralenties. Si ce n’est pas vous, choisissez un mot de passe que vous n’utilisez nulle part ailleurs\u00a0:`,
    },
  }),
} as const
