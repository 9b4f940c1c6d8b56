import * as z from 'zod/mini'

/**
 * The second step of a sign-in, carried as `secondFactor` by a 403 `second_factor.required` (answer with a passkey) or
 * `second_factor.enrol` (create one first). The options are passed unchanged to `navigator.credentials`.
 */
export const secondFactor = z.object({
  challengeId: z.string(),
  options: z.looseObject({ challenge: z.string() }),
})

export type SecondFactor = z.output<typeof secondFactor>
