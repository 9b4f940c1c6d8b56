import type { ReactNode } from 'react'
import './skeleton.css'

type SkeletonProps = {
  shape?: 'line' | 'title' | 'tile' | 'control' | 'block' | undefined
  width?: 'quarter' | 'third' | 'half' | 'most' | 'full' | undefined
}

export function Skeleton({ shape = 'line', width = 'full' }: SkeletonProps) {
  return <span className={`skeleton skeleton-${shape} skeleton-${width}`} aria-hidden="true" />
}

type LoadingProps = { label: string; children?: ReactNode; className?: string | undefined }

/** Wraps skeletons: announces what is loading, and shows nothing during the first 200 ms. */
export function Loading({ label, children, className }: LoadingProps) {
  return (
    <div role="status" className={className ? `loading ${className}` : 'loading'}>
      <span className="vh">{label}</span>
      {children ?? (
        <>
          <Skeleton shape="title" width="half" />
          <Skeleton />
          <Skeleton width="most" />
        </>
      )}
    </div>
  )
}
