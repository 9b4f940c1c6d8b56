import { ChevronLeft, ChevronRight } from 'lucide-react'
import { countText } from './count-text.ts'
import { IconButton } from './icon-button.tsx'
import './pager.css'

type PagerProps = {
  page: number
  limit: number
  /** Lines on this page, and in all. */
  shown: number
  total: number
  /** Whether there are more than that. */
  more?: boolean
  onPage: (page: number) => void
}

/** Under a long list: which part of it is shown, and the way to its neighbours. */
export function Pager({ page, limit, shown, total, more = false, onPage }: PagerProps) {
  const before = (page - 1) * limit
  const [first, last] = [before + 1, before + shown].map((count) =>
    countText({ count, more: false }),
  )
  const isLast = shown < limit || (!more && before + shown >= total)
  return (
    <div className="row-b pager">
      <p className="small muted num" role="status">
        {`${first} à ${last} sur ${countText({ count: total, more })}`}
      </p>
      <div className="row">
        <IconButton
          icon={ChevronLeft}
          variant="secondary"
          size="s"
          aria-label="Page précédente"
          disabled={page === 1}
          onClick={() => onPage(page - 1)}
        />
        <IconButton
          icon={ChevronRight}
          variant="secondary"
          size="s"
          aria-label="Page suivante"
          disabled={isLast}
          onClick={() => onPage(page + 1)}
        />
      </div>
    </div>
  )
}
