export interface Insurer {
  name: string
  /** One line under the name, such as "Société fictive de démonstration". */
  description: string
  addressLines: readonly string[]
  /** What the reader must know of the company, in a sentence at the foot of the terms. */
  notice: string
  assistance: string
  complaintsEmail: string
  dataProtectionEmail: string
  mediator: { name: string; addressLines: readonly string[]; website: string }
}
