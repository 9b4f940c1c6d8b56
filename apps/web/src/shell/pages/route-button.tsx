import type { ComponentProps } from 'react'
import { Link } from 'wouter'
import { ButtonLink } from '../../ui/nav/button.tsx'

type RouteButtonProps = Omit<ComponentProps<typeof ButtonLink>, 'href'> & {
  to: string
  /** The history state of the page to come. */
  state?: unknown
}

/** A link of the app that looks like a button. */
export function RouteButton({ to, state, ...rest }: RouteButtonProps) {
  return (
    <Link href={to} state={state} asChild>
      <ButtonLink href={to} {...rest} />
    </Link>
  )
}
