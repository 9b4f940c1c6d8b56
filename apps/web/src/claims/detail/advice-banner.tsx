import type { Advice } from '@sillage/domain/claims/nature.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { withWholeWords } from '../../ui/whole-words.tsx'

/** What can be done in addition to declaring: the airline's compensation, the e-constat, the police. */
export function AdviceBanner({ advice }: { advice: Advice }) {
  return (
    <Banner tone="info" lead={advice.title}>
      {withWholeWords(advice.text)}
      {advice.link && (
        <>
          {' '}
          <a href={advice.link.address} target="_blank" rel="noreferrer">
            {withWholeWords(advice.link.label)}
          </a>
        </>
      )}
    </Banner>
  )
}
