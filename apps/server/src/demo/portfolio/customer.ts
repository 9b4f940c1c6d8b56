import type { ProductId } from '@sillage/domain/products/names.ts'

/** A contract of the demonstration: its days from today, what was answered, who is named in it. */
export interface DemoContract {
  readonly product: ProductId
  readonly startingIn: number
  readonly endingIn: number
  readonly answerIds?: readonly string[]
  readonly typed?: Readonly<Record<string, string>>
  /** Where claims of it happen. */
  readonly claims: number
}

export interface DemoCustomer {
  readonly username: string
  readonly city: { readonly line1: string; readonly postalCode: string; readonly city: string }
  readonly birthDate: string
  readonly company?: {
    readonly name: string
    readonly siren: string
    readonly capacity: string
  }
  readonly contracts: readonly DemoContract[]
}

export const car = (
  make: string,
  model: string,
  rest: Pick<DemoContract, 'startingIn' | 'endingIn' | 'claims'> & {
    readonly answerIds: readonly string[]
  },
): DemoContract => ({
  product: 'car',
  ...rest,
  typed: { 'car.make': make, 'car.model': model },
})
