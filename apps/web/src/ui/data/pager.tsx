import { UI_MESSAGES as SAY } from '../ui.messages.ts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { countText } from './count-text.ts'
import { IconButton } from '../nav/icon-button.tsx'
import './pager.css'

type PagerProps = {
  page: number
  limit: number
  /** Rows on this page, and in total. */
  shown: number
  total: number
  /** Whether there are more than `total`. */
  more?: boolean
  onPage: (page: number) => void
}

/** Below a long list: the range shown, and links to the previous and next pages. */
export function Pager({ page, limit, shown, total, more = false, onPage }: PagerProps) {
  const before = (page - 1) * limit
  const isLast = shown < limit || (!more && before + shown >= total)
  return (
    <div className="row-b pager">
      <p className="small muted num" role="status">
        {SAY.shownOf(exactly(before + 1), exactly(before + shown), countText({ count: total, more }))}
      </p>
      <div className="row">
        <IconButton
          icon={ChevronLeft}
          variant="secondary"
          size="s"
          aria-label={SAY.previousPage}
          disabled={page === 1}
          onClick={() => onPage(page - 1)}
        />
        <IconButton
          icon={ChevronRight}
          variant="secondary"
          size="s"
          aria-label={SAY.nextPage}
          disabled={isLast}
          onClick={() => onPage(page + 1)}
        />
      </div>
    </div>
  )
}

function exactly(count: number): string {
  return countText({ count, more: false })
}
