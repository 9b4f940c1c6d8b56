import { inEuros } from '@sillage/domain/values/money.ts'
import { useState } from 'react'
import { SUBSCRIPTION_MESSAGES as SAY } from '../subscription.messages.ts'
import type { LivePrice } from './use-price.ts'

/** Announces each settled price once to screen readers, however many panels show it. */
export function PriceAnnouncement({ live, length }: { live: LivePrice; length: string }) {
  const { amount, isSettled } = live
  const [said, setSaid] = useState('')
  const news =
    isSettled && amount !== null && length ? SAY.priceSaid(inEuros(amount), length) : said
  if (news !== said) setSaid(news)
  return (
    <p className="vh" aria-live="polite" aria-atomic="true">
      {said}
    </p>
  )
}
