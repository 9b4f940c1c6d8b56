/** What the standard sheet of Regulation (EU) 2017/1469 says besides the tariff, in the order of its parts. */
export interface Information {
  readonly product: string
  readonly kind: string
  readonly restrictions: readonly string[]
  readonly where: readonly string[]
  readonly obligations: readonly { readonly when: string; readonly what: readonly string[] }[]
  readonly payment: readonly string[]
  readonly duration: readonly string[]
  /** With the marks of `inlineParts`. */
  readonly leaving: readonly string[]
}
