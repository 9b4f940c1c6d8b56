export const CUSTOMER_MESSAGES = {
  promise: (last: string) => `Choisissez un jour entre aujourd’hui et le ${last}.`,
} as const
