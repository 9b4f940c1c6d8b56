export const PRINTABLE_MESSAGES = {
  unprintable: (sign: string) =>
    `«\u00a0${sign}\u00a0» ne s’imprime pas sur un document\u00a0: écrivez ce texte sans ce caractère.`,
} as const
