import type { ReactNode, Ref } from 'react'
import { RequiredNote } from '../input/required-note.tsx'
import { withWholeWords } from '../whole-words.tsx'
import './page-head.css'

type PageHeadProps = {
  title: ReactNode
  /** One sentence under the title. */
  intro?: ReactNode
  /** At the right: the main action of the page. */
  actions?: ReactNode
  /** Above the title: the back link. */
  back?: ReactNode
  /** Beside the title: a state. */
  badge?: ReactNode
  titleRef?: Ref<HTMLHeadingElement> | undefined
}

/** The one h1 of a page; takes the focus after a change of page. */
export function PageHead({ title, intro, actions, back, badge, titleRef }: PageHeadProps) {
  return (
    <div className="page-head">
      <div className="page-head-text">
        {back && <div className="page-back">{back}</div>}
        <div className="page-title">
          <h1 tabIndex={-1} ref={titleRef}>
            {withWholeWords(title)}
          </h1>
          {badge}
        </div>
        {intro && <div className="page-intro">{withWholeWords(intro)}</div>}
        <RequiredNote />
      </div>
      {actions && <div className="page-actions">{actions}</div>}
    </div>
  )
}
