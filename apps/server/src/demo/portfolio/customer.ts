import type { ProductId } from '@sillage/domain/products/names.ts'

/** A contract of the demo: its days from today, its answers, and the people it names. */
export interface DemoContract {
  readonly product: ProductId
  readonly startingIn: number
  readonly endingIn: number
  readonly answerIds?: readonly string[]
  readonly typed?: Readonly<Record<string, string>>
  /** How many claims it has. */
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
