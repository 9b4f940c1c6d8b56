/** What someone reads who ends a contract on a later day, by choice or on a legal ground. */
export const LEGAL_ENDING_MESSAGES = {
  eventMissing: 'Indiquez la date de l’évènement.',
  eventInFuture: 'La date de l’évènement ne peut pas être à venir.',
  eventBeforeContract: (signed: string) =>
    `L’évènement doit être postérieur à la signature du contrat, le ${signed}.`,
  eventBeforeClaim: (incident: string) =>
    `Ce contrat a un sinistre du ${incident}\u00a0: l’évènement ne peut pas le précéder. Vérifiez la date, ou écrivez-nous.`,
  eventTooOld: (delay: string, last: string) =>
    `La loi donne ${delay} à partir de l’évènement pour résilier\u00a0: ce délai a pris fin le ${last}. Vous pouvez résilier par choix.`,
  endsBefore: (end: string, until: string) =>
    `Le contrat s’arrête seul le ${end}\u00a0: la résiliation pour ce motif n’arrêterait les garanties que le ${until}.`,
  dayUnreadable: 'Écrivez le jour ainsi\u00a0: 2026-12-31.',
  dayPast: 'Choisissez aujourd’hui ou un jour à venir.',
  dayTooLate: (end: string) =>
    `Le contrat prend fin seul le ${end}\u00a0: choisissez un jour avant celui-là.`,
  endsBeforeStart: ({ on, start }: Record<'on' | 'start', string>) =>
    `Le contrat prend fin le ${on} à 24\u00a0h, avant son premier jour, le ${start}.`,
  endedBeforeStart: ({ on, start }: Record<'on' | 'start', string>) =>
    `Le contrat a pris fin le ${on} à 24\u00a0h, avant son premier jour, le ${start}.`,
  coversNothing: ({ on }: Record<'on', string>) =>
    `Les garanties ne commencent pas, et le contrat prend fin le ${on} à 24\u00a0h.`,
  endsOn: (on: string) => `Le contrat et ses garanties prennent fin le ${on} à 24\u00a0h.`,
  endedOn: (on: string) => `Le contrat et ses garanties ont pris fin le ${on} à 24\u00a0h.`,
  suspended: ({ coveredUntil, on }: Record<'coveredUntil' | 'on', string>) =>
    `Les garanties sont suspendues depuis le ${coveredUntil} à 24\u00a0h, et le contrat prend fin le ${on} à 24\u00a0h.`,
  willBeSuspended: ({ coveredUntil, on }: Record<'coveredUntil' | 'on', string>) =>
    `Les garanties sont suspendues le ${coveredUntil} à 24\u00a0h, et le contrat prend fin le ${on} à 24\u00a0h.`,
} as const
