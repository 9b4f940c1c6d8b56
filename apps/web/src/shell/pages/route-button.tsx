import type { ComponentProps } from 'react'
import { Link } from 'wouter'
import { ButtonLink } from '../../ui/nav/button.tsx'

type RouteButtonProps = Omit<ComponentProps<typeof ButtonLink>, 'href'> & { to: string }

/** A link of the app that looks like a button. */
export function RouteButton({ to, ...rest }: RouteButtonProps) {
  return (
    <Link href={to} asChild>
      <ButtonLink href={to} {...rest} />
    </Link>
  )
}
