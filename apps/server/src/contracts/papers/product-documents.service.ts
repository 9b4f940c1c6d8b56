import { levelsOf } from '@sillage/domain/documents/cover-sentences.ts'
import { productLabel } from '@sillage/domain/products/names.ts'
import type { Tariff } from '@sillage/domain/subscription/tariff.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import type { documents } from '@sillage/wire/documents.ts'
import type { Body } from '@sillage/wire/http/route.ts'
import { renderPdf } from '../../documents/documents.service.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext, Session } from '../../platform/http/request-context.ts'
import { tariffInForce } from '../../platform/tariffs/tariff-book.ts'
import { productOf } from '../../subscription/pricing.service.ts'
import { CONTRACT_REFUSALS } from '../contracts.messages.ts'
import { recordDelivered } from '../signing/delivered-documents.service.ts'

export type ProductTemplate = Body<typeof documents.generate>['template']

const made = new Map<string, Promise<Buffer>>()

/**
 * A product document, the same for every reader: made once per tariff, level and version of the texts (by default the
 * one in force).
 */
export function productDocument(
  template: ProductTemplate,
  { tariff, level, terms }: { tariff: Tariff; level: string | null; terms?: string | null },
): Promise<Buffer> {
  const key = [template, tariff.version, level, terms].join(' ')
  const known = made.get(key)
  if (known) return known
  const making = renderPdf(template, { tariff, level, terms })
  made.set(key, making)
  making.catch(() => made.delete(key))
  return making
}

/** A document of a product under the tariff in force. */
export async function generateProductDocument(
  context: RequestContext<Session | null>,
  { template, contract_type, ...asked }: Body<typeof documents.generate>,
) {
  const { now, session } = context
  const level = asked.level ?? null
  const product = productOf(contract_type)
  const tariff = tariffInForce(product, dayInParis(now))
  if (level !== null && !levelsOf(tariff).some(({ id }) => id === level))
    throw refuse({
      code: 'level.unknown',
      message: CONTRACT_REFUSALS.levelUnknown,
      path: 'level',
    })
  const bytes = await productDocument(template, { tariff, level })
  const document = template === 'information' ? 'ipid' : 'conditions'
  if (session) await recordDelivered({ ...context, session }, { document, tariff, bytes })
  return { bytes, filename: `${template}_${productLabel(product)}.pdf` }
}
