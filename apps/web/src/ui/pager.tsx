import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from './icon-button.tsx'
import './pager.css'

type PagerProps = {
  page: number
  limit: number
  /** Lines on this page, and in all. */
  shown: number
  total: number
  onPage: (page: number) => void
}

const NUMBER = new Intl.NumberFormat('fr-FR')

/** Under a long list: which part of it is shown, and the way to its neighbours. */
export function Pager({ page, limit, shown, total, onPage }: PagerProps) {
  const before = (page - 1) * limit
  const [first, last, all] = [before + 1, before + shown, total].map((n) => NUMBER.format(n))
  return (
    <div className="row-b pager">
      <p className="small muted num" role="status">
        {`${first} à ${last} sur ${all}`}
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
          disabled={before + shown >= total}
          onClick={() => onPage(page + 1)}
        />
      </div>
    </div>
  )
}
