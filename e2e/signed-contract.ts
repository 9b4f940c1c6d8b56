import type { APIRequestContext } from '@playwright/test'
import type { ProductId } from '@sillage/domain/products/names.ts'
import { traitsOf } from '@sillage/domain/products/traits.ts'
import { buildSignaturePng } from '../apps/server/src/documents/seal/signature.factory.ts'
import { buildAnswers } from '../apps/server/src/subscription/subscription.factory.ts'
import { tokenOf } from './people.ts'

interface ContractOptions {
  readonly email: string
  readonly product: ProductId
  /** Days from today to its last day; it begins today. */
  readonly endingIn: number
  /** A new one by default. */
  readonly plate?: string
  /** The ids of choices other than the first of their question. */
  readonly answerIds?: readonly string[]
  /** By default a single transfer. */
  readonly plan?: object
}

/** Signs a contract through the API, for journeys about what follows. Returns its id. */
export async function signedContract(
  request: APIRequestContext,
  { email, product, endingIn, plate, answerIds = [], plan }: ContractOptions,
): Promise<string> {
  const headers = { authorization: `Bearer ${await tokenOf(request, email)}` }
  const call = async (path: string, data: object): Promise<unknown> => {
    const answer = await request.post(`/backend${path}`, { headers, data })
    if (!answer.ok()) throw new Error(await answer.text())
    return answer.json()
  }
  const today = Temporal.Now.plainDateISO('Europe/Paris')
  const questions = buildAnswers({ product, answerIds }).map((line) =>
    line.question_id === 'car.plate' && plate ? { ...line, answerValue: plate } : line,
  )
  const terms = {
    contract_type: product,
    start_date: today.toString(),
    end_date: today.add({ days: endingIn }).toString(),
  }
  const answers = questions.flatMap((answer) => answer.choosable_answer_id ?? [])
  const { data: price } = (await call('/contracts/price', { ...terms, answers })) as {
    data: number
  }
  const { contract_questionnary_id } = (await call('/contractQuestionnary/create', {
    contract_type: product,
    questions,
  })) as { contract_questionnary_id: string }
  if (plan)
    await call('/payments/plan', { contractQuestionnaryId: contract_questionnary_id, ...plan })
  const { data } = (await call('/contracts/', {
    ...terms,
    price,
    contractPrice: price,
    contractQuestionnaryId: contract_questionnary_id,
    signatureData: `data:image/png;base64,${buildSignaturePng()}`,
    travels: traitsOf(product).trips
      ? [{ departure: 'Paris', arrival: 'Barcelone', format: 'train' }]
      : [],
  })) as { data: { contract_id: string } }
  return data.contract_id
}
