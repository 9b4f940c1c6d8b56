import * as z from 'zod/mini'

/**
 * The second step that a sign-in asks for: a 403 `second_factor.required` (answer with a passkey) or
 * `second_factor.enrol` (make one first) carries it as `secondFactor`. The options are given to
 * `navigator.credentials` as they are.
 */
export const secondFactor = z.object({
  challengeId: z.string(),
  options: z.looseObject({ challenge: z.string() }),
})

export type SecondFactor = z.output<typeof secondFactor>
