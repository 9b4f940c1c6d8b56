import type { ProductId } from '@sillage/domain/products/names.ts'
import { traitsOf } from '@sillage/domain/products/traits.ts'
import type { contracts } from '@sillage/wire/contracts/contracts.ts'
import type { BodyInput } from '@sillage/wire/http/route.ts'
import { buildSignaturePng } from '../../documents/seal/signature.factory.ts'
import { buildAnswers } from '../../subscription/subscription.factory.ts'
import type { TestClient } from '../../testing/test-app.ts'

export type SignedRequest = BodyInput<typeof contracts.create>

export interface RequestOptions {
  readonly product?: ProductId
  /** The spelling of the product; `Voiture` or `Voyage` by default. */
  readonly type?: SignedRequest['contract_type']
  readonly answerIds?: readonly string[]
  /** Typed answers by question id, instead of the examples. */
  readonly typed?: Readonly<Record<string, string>>
}

export const SIGNATURE = `data:image/png;base64,${buildSignaturePng()}`

/** Goes through the subscription like the web app: prices, saves, and returns what to sign. */
export async function buildSignedRequest(
  client: Pick<TestClient, 'subscription'>,
  options: RequestOptions = {},
): Promise<SignedRequest> {
  const { product = 'car', answerIds = [], typed } = options
  const { label, trips } = traitsOf(product)
  const contract_type = options.type ?? label
  const questions = buildAnswers({ product, answerIds, typed })
  const today = Temporal.Now.plainDateISO('Europe/Paris')
  const period = { start_date: today.toString(), end_date: today.add({ months: 1 }).toString() }
  const { data: price } = await client.subscription.price({
    body: {
      contract_type,
      answers: questions.flatMap((answer) => answer.choosable_answer_id ?? []),
      ...period,
    },
  })
  // a variable, because the call's type does not infer the body, which may also be a bare list
  const filled = { body: { contract_type, questions }, idempotencyKey: undefined }
  const { contract_questionnary_id } = await client.subscription.saveQuestionnaire(filled)
  return {
    ...period,
    contract_type,
    signatureData: SIGNATURE,
    price,
    contractPrice: price,
    compensationAmount: 0,
    contractQuestionnaryId: contract_questionnary_id,
    travels: trips ? [{ departure: 'Paris', arrival: 'Barcelone', format: 'flight' }] : [],
  }
}
