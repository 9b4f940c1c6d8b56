import type { ReactNode } from 'react'
import './ui-page.css'

export function Sample({
  title,
  wide,
  children,
}: {
  title: string
  wide?: boolean
  children: ReactNode
}) {
  return (
    <section className={wide ? 'ui-sample ui-wide' : 'ui-sample'}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
