import { withWholeWords } from '../whole-words.tsx'
import { type ReactNode, useId } from 'react'
import './card.css'

type CardProps = {
  as?: 'section' | 'article' | 'div' | 'li' | undefined
  title?: ReactNode
  /** At the right of the title: a tag, a link, a small button. */
  aside?: ReactNode
  /** Transparent, for what has ended (such as a contract). */
  quiet?: boolean | undefined
  id?: string | undefined
  className?: string | undefined
  children?: ReactNode
}

export function Card({
  as: Element = 'section',
  title,
  aside,
  quiet,
  id,
  className,
  children,
}: CardProps) {
  const titleId = useId()
  return (
    <Element
      id={id}
      className={['card', quiet && 'card-quiet', className].filter(Boolean).join(' ')}
      aria-labelledby={title && Element !== 'div' ? titleId : undefined}
    >
      {title && (
        <div className="card-head">
          <h2 className="card-title" id={titleId}>
            {withWholeWords(title)}
          </h2>
          {aside}
        </div>
      )}
      {children}
    </Element>
  )
}
